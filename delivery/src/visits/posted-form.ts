import { createHash } from 'node:crypto';
import type { PostedForm } from '@bookfront/shared/contract';
import { cookieLine } from '@bookfront/shared/http';
import { formCallOf, isKept } from '@bookfront/shared/schemas';
import { z } from 'zod';
import type { Cookies } from '../http/cookies';
import type { Signer } from '../signing/sign';

const name = 'form';
/** Of the JSON; signed and in base64 it stays below 3 KB. */
const maxBytes = 2000;
const lifeSeconds = 60;

const texts = z.record(z.string(), z.string());
const kept = z.object({
  call: z.string(),
  values: texts,
  fields: texts,
  place: z.string(),
  until: z.number(),
});

/** Where a form is shown again, and to whom. */
interface Place {
  host: string;
  /** The page's address with the shop's base. It may have the token of an emailed link. */
  at: string;
  /** Of the visitor's session; of a guest without one, `visitor` tells them from others. */
  secret: string | undefined;
  visitor: string | undefined;
}

/** The cookie of what a form was sent with, for the page at `at`. Scripts can't read it, and nobody else can write it. */
export function postedFormCookie(signer: Signer, form: PostedForm, place: Place, isSecure: boolean): string {
  const rest = { place: keyOf(place), until: Date.now() + lifeSeconds * 1000 };
  return cookieLine(name, signer.sign('form', { ...shortened(form, rest), ...rest }), lifeSeconds, isSecure);
}
export const clearedForm = (isSecure: boolean) => cookieLine(name, '', 0, isSecure);

/** What the form of this page was sent with; undefined on any other page, and for any other session. */
export function readPostedForm(signer: Signer, cookies: Cookies, place: Place): PostedForm | undefined {
  const text = cookies[name];
  const { data } = kept.safeParse(text ? signer.verify('form', text) : undefined);
  if (!data || data.place !== keyOf(place) || data.until < Date.now()) return undefined;
  const { call, values, fields } = data;
  return { call, values, fields };
}

/** The fields that the call's form may show again. */
export function keptFields(call: string, fields: Record<string, string>): Record<string, string> {
  const rule = formCallOf(call);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => rule && isKept(rule, field)));
}

/** Without the longest values, where they don't all fit into a cookie. */
function shortened({ call, values, fields }: PostedForm, rest: object): PostedForm {
  const all = [values, fields].flatMap((group) => Object.entries(group).map(([key, text]) => ({ group, key, text })));
  const byLength = all.toSorted((a, b) => bytesOf(b) - bytesOf(a));
  const isGone = new Set<object>();
  const left = (group: object) =>
    Object.fromEntries(all.flatMap((one) => (one.group === group && !isGone.has(one) ? [[one.key, one.text]] : [])));
  for (const one of byLength) {
    if (bytesOf({ call, values: left(values), fields: left(fields), ...rest }) <= maxBytes) break;
    isGone.add(one);
  }
  return { call, values: left(values), fields: left(fields) };
}

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

const keyOf = ({ host, at, secret, visitor = '' }: Place): string =>
  createHash('sha256')
    .update(JSON.stringify(['@@postedForm', host, at.split('#')[0], secret ?? visitor]))
    .digest('base64url')
    .slice(0, 22);
