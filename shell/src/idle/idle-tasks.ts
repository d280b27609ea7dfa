import type { SiteSettings } from '@bookfront/shared/schemas';
import { browserStorage } from '@bookfront/shared/storage';
import { startAnalytics } from '../analytics';

/** What a shop's settings ask of a page that is already alive. */
export function applySettings(settings: SiteSettings): void {
  keepSettings(settings);
  addCustomHead(settings.custom_head);
  startAnalytics(settings);
}

/**
 * SHL-11, SHL-12, GAP-50: kept for this page's own parts that come later; each page load begins with what the shop says
 * now.
 */
const keepSettings = (settings: SiteSettings): void =>
  browserStorage.write(settingsKey(settings.store_id), JSON.stringify(settings));
const settingsKey = (storeId: string) => `settings-${storeId}`;

/** SHL-08: the server's head has it; a page that the server could not draw gets it here. The api has cleaned it. */
function addCustomHead(markup: string): void {
  if (document.head.querySelector('[data-custom]')) return;
  document.head.insertAdjacentHTML('beforeend', markup);
}
