import { href } from '@bookfront/shared/routes';
import * as m from '#messages';
import { composeEmail, type EmailPart } from './compose-email';
import type { Email, MailKind } from './outbox-repository';
import { type EmailSource, shopLink } from './shop-link';
import { signature } from './shop-signature';

/** A link to a page, or to the caller's own page if that is the shop's, with its token. */
interface TokenLink {
  token: string;
  callback_url?: string | undefined;
}

/** Asks a new customer to go on with sign-up. */
export const verificationEmail = (source: EmailSource, to: string, { token, callback_url }: TokenLink): Email =>
  emailOf(source, 'verification', to, m.email_verify_subject(nameOf(source)), [
    { text: m.email_verify_text() },
    linkOf(m.email_verify_link(), shopLink(source, href.verifyEmail(), { token }, callback_url)),
    { text: m.email_link_day() },
    { text: m.email_not_you() },
  ]);

/** Tells an owner that someone signed up with their address, in a shop that tells it to nobody else. */
export const accountExistsEmail = (source: EmailSource, to: string): Email =>
  emailOf(source, 'account_exists', to, m.email_exists_subject(nameOf(source)), [
    { text: m.email_exists_text() },
    linkOf(m.email_exists_login(), shopLink(source, href.login())),
    linkOf(m.email_exists_reset(), shopLink(source, href.forgotPassword())),
    { text: m.email_not_you() },
  ]);

export const resetEmail = (source: EmailSource, to: string, { token, callback_url }: TokenLink): Email =>
  emailOf(source, 'reset', to, m.email_reset_subject(nameOf(source)), [
    { text: m.email_reset_text() },
    linkOf(m.email_reset_link(), shopLink(source, href.forgotPassword(), { token }, callback_url)),
    { text: m.email_link_hour() },
    { text: m.email_reset_not_you() },
  ]);

/** Answers a recovery for an address without an account, in a shop that tells it to nobody else. */
export const noAccountEmail = (source: EmailSource, to: string): Email =>
  emailOf(source, 'no_account', to, m.email_reset_subject(nameOf(source)), [
    { text: m.email_no_account_text() },
    linkOf(m.email_no_account_link(), shopLink(source, href.signup())),
    { text: m.email_not_you() },
  ]);

/** Asks whether the new address is the member's. */
export const emailChangeEmail = (source: EmailSource, to: string, { token, callback_url }: TokenLink): Email =>
  emailOf(source, 'email_change', to, m.email_change_subject(nameOf(source)), [
    { text: m.email_change_text() },
    linkOf(m.email_change_link(), shopLink(source, href.account('details'), { token }, callback_url)),
    { text: m.email_link_day() },
    { text: m.email_not_you() },
  ]);

/** Answers an email change to an address of another account, in a shop that tells it to nobody else. */
export const emailTakenEmail = (source: EmailSource, to: string): Email =>
  emailOf(source, 'account_exists', to, m.email_change_subject(nameOf(source)), [
    { text: m.email_taken_text() },
    { text: m.email_not_you() },
  ]);

/** Tells the old address that the account is about to leave it. */
export const emailChangeNotice = (source: EmailSource, to: string, email: string): Email =>
  emailOf(source, 'email_changed', to, m.email_change_asked_subject(nameOf(source)), [
    { text: m.email_change_asked_text({ email }) },
    ...contactPart(source),
  ]);

/** Tells either address that the account has moved. */
export const emailChangedNotice = (source: EmailSource, to: string, email: string): Email =>
  emailOf(source, 'email_changed', to, m.email_changed_subject(nameOf(source)), [
    { text: m.email_changed_text({ email }) },
    ...contactPart(source),
  ]);

export const passwordChangedNotice = (source: EmailSource, to: string): Email =>
  emailOf(source, 'password_changed', to, m.email_password_subject(nameOf(source)), [
    { text: m.email_password_text() },
    linkOf(m.email_password_link(), shopLink(source, href.forgotPassword())),
    ...contactPart(source),
  ]);

/** Asks a person to buy for an institution. */
export const linkRequestEmail = (source: EmailSource, to: string, company: string, token: string): Email =>
  emailOf(source, 'link_request', to, m.email_link_request_subject({ company, ...nameOf(source) }), [
    { text: m.email_link_request_text({ company, ...nameOf(source) }) },
    linkOf(m.email_link_request_link(), shopLink(source, href.account('link'), { token })),
    { text: m.email_link_week() },
    { text: m.email_not_you() },
  ]);

/** Opens a guest's order to whoever reads the email that it was placed with. */
export const orderLinkEmail = (source: EmailSource, to: string, orderNumber: string, token: string): Email =>
  emailOf(source, 'order_link', to, m.email_order_link_subject({ number: orderNumber, ...nameOf(source) }), [
    { text: m.email_order_link_text({ number: orderNumber }) },
    linkOf(m.email_order_link_link(), shopLink(source, href.order(orderNumber), { token })),
    { text: m.email_link_week() },
    { text: m.email_not_you() },
  ]);

const nameOf = ({ shop }: EmailSource) => ({ shop: shop.settings.store_info.name });
const linkOf = (text: string, address: string): EmailPart => ({ link: { text, address } });
const contactPart = ({ shop }: EmailSource): EmailPart[] => {
  const { email, phone } = shop.settings.store_info;
  const contact = email || phone;
  return contact ? [{ text: m.email_contact_us({ contact }) }] : [];
};

function emailOf(
  { shop, now }: EmailSource,
  kind: MailKind,
  recipient: string,
  subject: string,
  parts: readonly EmailPart[],
): Email {
  const written = composeEmail(subject, [...parts, signature(shop)]);
  return { shop_id: shop.store_id, kind, recipient, subject, created: now, ...written };
}
