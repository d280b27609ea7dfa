import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { focusPageTitle, PageTitle, ShopLink } from '@bookfront/shared/ui';
import { useEffect } from 'react';
import * as m from '#messages';

/** ACC-18. It takes the form's place, and so the focus. */
export function LinkSent() {
  const { account_neutral_answers } = useSettings();
  useEffect(focusPageTitle, []);
  return (
    <>
      <PageTitle>{m.forgot_sent_title()}</PageTitle>
      <p role="status">{account_neutral_answers ? m.forgot_sent_neutral() : m.forgot_sent()}</p>
      <p>
        <ShopLink to={href.login()}>{m.forgot_back_to_login()}</ShopLink>
      </p>
    </>
  );
}
