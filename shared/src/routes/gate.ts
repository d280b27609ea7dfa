import type { SiteSettings } from '../schemas';
import type { PageRoute } from './table';

/**
 * SHL-65, SHL-66, GAP-52: a private shop shows guests only its login, sign-up and recovery; a private and exclusive one
 * shows its pages to nobody, members included. A guest who opens a member's page is asked to log in.
 */
export function isGated(
  { is_private, is_exclusive }: Pick<SiteSettings, 'is_private' | 'is_exclusive'>,
  loggedIn: boolean,
  route: Pick<PageRoute, 'access'> | undefined,
): boolean {
  if (!is_private) return false;
  return is_exclusive || (!loggedIn && (route?.access ?? 'all') === 'all');
}
