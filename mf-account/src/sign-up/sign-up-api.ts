import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { checkWhenAsked } from '../check-when-asked';
import { mailedLink } from '../mailed-link';

/** Whether an address may sign up; where it has to be verified first, an email is on its way. */
export const checkEmail = (settings: SiteSettings, email_address: string) =>
  checkWhenAsked((check) =>
    call('account/check', {
      email_address,
      callback_url: mailedLink(settings, href.verifyEmail()),
      ...check,
    }),
  );
