import type { SiteSettings } from '@bookfront/shared/schemas';

/** The address that an emailed link leads back to (callback_url); the api takes only the shop's own origin (SPEC-D3). */
export const mailedLink = ({ basename }: Pick<SiteSettings, 'basename'>, path: string): string =>
  `${location.origin}${basename}${path}`;
