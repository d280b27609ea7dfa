import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import { useHasPage } from '@bookfront/shared/page';
import { ButtonLink } from './button';

/**
 * The button of a shop's banner. An address of another site leaves the shop by a plain link; anything but http(s) or
 * the path of a page is no link (SPEC-D8).
 */
export function BannerButton({ label, url }: { label: string; url: string }) {
  const hasPage = useHasPage();
  if (isShopPath(url)) return hasPage(url) && <ButtonLink to={url}>{label}</ButtonLink>;
  return isWebAddress(url) ? <a href={url}>{label}</a> : null;
}
