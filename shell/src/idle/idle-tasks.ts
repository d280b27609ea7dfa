import type { SiteSettings } from '@bookfront/shared/schemas';
import { browserStorage } from '@bookfront/shared/storage';
import { startAnalytics } from '../analytics';

/** Applies the settings that can wait until the page is interactive. */
export function applySettings(settings: SiteSettings): void {
  storeSettings(settings);
  addCustomHead(settings.custom_head);
  startAnalytics(settings);
}

/** SHL-11, SHL-12, GAP-50: stores the settings for parts that load later. Each page load overwrites them. */
const storeSettings = (settings: SiteSettings): void =>
  browserStorage.write(settingsKey(settings.store_id), JSON.stringify(settings));
const settingsKey = (storeId: string) => `settings-${storeId}`;

/** SHL-08: adds the shop's head content, sanitised by the api, to a page that the server didn't render. */
function addCustomHead(markup: string): void {
  if (document.head.querySelector('[data-custom]')) return;
  document.head.insertAdjacentHTML('beforeend', markup);
}
