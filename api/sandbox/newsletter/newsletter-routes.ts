import type { Asked, Route } from '../payment/http';

/**
 * A newsletter provider with Mailchimp's embedded form: GET /newsletter/subscribe/post-json?u=…&id=… with EMAIL and the
 * callback's name `c`. It reports an address that has subscribed before, and refuses addresses at 'bad.example'.
 */
export function newsletterRoutes(): Route[] {
  const subscribed = new Set<string>();
  return [['GET', '/newsletter/subscribe/post-json', (asked) => ({ script: answer(asked, subscribed) })]];
}

function answer({ query }: Asked, subscribed: Set<string>): string {
  const callback = (query.get('c') ?? '').replace(/[^\w.]/g, '');
  return `${callback}(${JSON.stringify(replyTo(query, subscribed))})`;
}

function replyTo(query: URLSearchParams, subscribed: Set<string>): { result: string; msg: string } {
  const email = (query.get('EMAIL') ?? '').toLowerCase();
  const list = `${query.get('u')} ${query.get('id')} ${email}`;
  if (email === '') return { result: 'error', msg: '0 - Please enter a value' };
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || email.endsWith('bad.example'))
    return { result: 'error', msg: `0 - The domain portion of the email address is invalid (${email})` };
  if (subscribed.has(list))
    return {
      result: 'error',
      msg: `${email} is already subscribed to list Letters. <a href="https://lists.example/profile">Click here to update your profile.</a>`,
    };
  subscribed.add(list);
  return { result: 'success', msg: 'Thank you for subscribing!' };
}
