import type { SiteSettings } from '../schemas';
import type { PageRoute } from './table';

/**
 * SHL-65, SHL-66, GAP-52: a private shop shows guests nothing but the login link; a private and exclusive one shows
 * nobody more. Login, sign-up and recovery stay reachable, and what is a member's leads to login.
 */
export function isGated(
  { is_private, is_exclusive }: Pick<SiteSettings, 'is_private' | 'is_exclusive'>,
  loggedIn: boolean,
  route: Pick<PageRoute, 'access'> | undefined,
): boolean {
  if (!is_private) return false;
  return is_exclusive || (!loggedIn && (route?.access ?? 'all') === 'all');
}
