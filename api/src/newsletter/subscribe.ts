import { isEmail } from '@bookfront/shared/format/email';
import type { Reply } from '@bookfront/shared/schemas';
import { z } from 'zod';
import * as m from '#messages';
import type { CallContext, Input } from '../call-context/call-context';
import { CallError, invalid, notFound, throttled } from '../http/failure';
import { plainText } from '../markup/clean-markup';
import { cleanPage } from '../page/clean-page';
import { storedPage } from '../page/page-repository';
import { createRateLimit } from '../rate-limit/rate-limit';
import { type AddressPolicy, FetchError, fetchPublicText } from '../uploads/fetch-public';
import { type ProviderEndpoint, providerAddress } from './provider-address';

type Payload = Input<'newsletter/subscribe'>;

/** Per minute: by network address, by email address, and in total. */
const visitorLimit = createRateLimit(6);
const emailLimit = createRateLimit(3);
const overallLimit = createRateLimit(300);

const maxReply = 20_000;
const maxMessage = 500;
const unavailable = () => new CallError(502, 'unavailable', m.newsletter_unavailable());

/**
 * PGB-39: forwards a subscription to the provider that the page's block names, which stays hidden from the visitor, and
 * returns the provider's own text (ERR-30).
 */
export async function subscribe(
  context: CallContext,
  payload: Payload,
  isAllowedAddress: AddressPolicy | undefined,
): Promise<Reply<'newsletter/subscribe'>> {
  const { address: visitor, now, isTest, payments } = context;
  if (!isEmail(payload.email)) throw invalid(m.email_invalid(), { email: m.email_invalid() });
  if (
    !visitorLimit.take(visitor, now) ||
    !emailLimit.take(payload.email.toLowerCase(), now) ||
    !overallLimit.take('', now)
  )
    throw throttled(m.attempts_too_many());
  const action = await actionOf(context, payload);
  const provider = providerAddress(action, payments.sandbox, isAllowedAddress);
  if (!provider) throw unavailable();
  if (isTest && !provider.isSandbox) return { is_subscribed: true, message: '' };
  return ask(provider, payload);
}

/** The provider URL of the block on the published page. */
async function actionOf({ db, shop }: CallContext, { page_id, block_id }: Payload): Promise<string> {
  const stored = await storedPage(db, shop.store_id, page_id);
  const blocks = stored?.document ? cleanPage(stored.document).blocks : [];
  const block = blocks.find(({ id }) => id === block_id);
  if (block?.block !== 'mailchimp_embedded') throw notFound('not_found', m.newsletter_gone());
  return block.action;
}

/** Sends the fields under the provider's names. */
async function ask(
  { url, isAllowedAddress }: ProviderEndpoint,
  payload: Payload,
): Promise<Reply<'newsletter/subscribe'>> {
  const { email, first_name = '', last_name = '', phone = '' } = payload;
  const fields = { EMAIL: email, FNAME: first_name, LNAME: last_name, PHONE: phone, c: 'callback' };
  for (const [name, value] of Object.entries(fields)) if (value !== '') url.searchParams.set(name, value);
  try {
    return readReply(await fetchPublicText(url.href, maxReply, isAllowedAddress));
  } catch (error) {
    if (error instanceof FetchError) throw unavailable();
    throw error;
  }
}

const replySchema = z.object({ result: z.string(), msg: z.string() });

/** Parses `callback({"result":"success","msg":"…"})`: JSON wrapped in a script. */
function readReply(text: string): Reply<'newsletter/subscribe'> {
  const { data } = replySchema.safeParse(readJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  if (!data) throw unavailable();
  // an error begins with its field's index, as in '0 - Please enter a value'
  const message = plainText(data.msg.replace(/^\d+ - /, '')).slice(0, maxMessage);
  return { is_subscribed: data.result === 'success', message };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
