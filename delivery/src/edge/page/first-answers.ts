import type { FirstCall, InlinedAnswer } from '@bookfront/shared/contract';
import {
  type FirstCallContext,
  type FirstCallNames,
  firstCalls,
  type Match,
  pathnameOf,
  rowPayloads,
} from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { FailureCode } from '@bookfront/shared/schemas/vocabulary';
import moment from 'moment-timezone';
import type { Api, Caller, CallResult } from '../../customer-api/api';
import type { Part } from '../composition/parts';

/** The answers that a page needs first. `leading` is the first one asked, which may say that the page doesn't exist. */
export interface FirstAnswers {
  leading: Promise<CallResult | undefined>;
  all: Promise<{ answers: InlinedAnswer[]; cookies: string[] }>;
}
type Payload = Record<string, string>;
type Ask = (call: string, payload: Payload) => Promise<CallResult>;

/**
 * Makes a page's first calls at once, then those that `each` derives from their answers. Leaves out late and failed
 * ones, which the browser repeats.
 */
export function askFirst(api: Api, caller: Caller, parts: Part[], context: FirstCallContext): FirstAnswers {
  const pending = new Map<string, Promise<CallResult>>();
  const answers: InlinedAnswer[] = [];
  const cookies: string[] = [];

  const ask: Ask = (call, payload) => {
    const key = JSON.stringify([call, payload]);
    const known = pending.get(key);
    if (known) return known;
    const index = answers.push([[call, payload], undefined]) - 1;
    const result = api.call(call, payload, caller).then((got) => {
      cookies.push(...got.cookies);
      if (got.ok) answers[index] = [[call, payload], got.reply];
      return got;
    });
    pending.set(key, result);
    return result;
  };

  const rounds = parts.flatMap(({ info }) => info.first).map((first) => askOne(ask, first, context));
  const leading = rounds.find((round) => round.leading)?.leading ?? Promise.resolve(undefined);
  const all = Promise.all(rounds.map((round) => round.done)).then(() => ({
    answers: answers.filter(([, reply]) => reply !== undefined),
    cookies,
  }));
  return { leading, all };
}

/** What the page at `url` makes the payloads of its first calls from, too. */
export const firstCallContext = (
  { params }: Match,
  url: string,
  settings: SiteSettings,
  pageSize?: number,
): FirstCallContext => ({
  params,
  pathname: pathnameOf(url),
  query: new URL(url, 'http://shop.invalid').searchParams,
  settings,
  today: todayIn(settings),
  pageSize,
});

/** YYYYMMDD where the shop is, by the same time-zone rules as the api's. */
export const todayIn = ({ time_zone }: SiteSettings): string => moment.tz(time_zone).format('YYYYMMDD');

function askOne(ask: Ask, first: FirstCall, context: FirstCallContext) {
  const payload = isRule(first.payload) ? firstCalls[first.payload].payload(context) : undefined;
  if (!payload) return { leading: undefined, done: Promise.resolve() };
  const leading = ask(first.call, textOf(payload));
  const done = leading.then(async (got) => {
    const { each } = first;
    if (got.ok && each) await Promise.all(payloadsOf(each, got.reply).map((payload) => ask(each.call, payload)));
  });
  return { leading, done };
}

/** An older release may name no rule, or one that was removed: the browser then makes the calls itself. */
function payloadsOf({ rows, payload: rule }: NonNullable<FirstCall['each']>, reply: unknown): Payload[] {
  if (rule === undefined || !isRowRule(rule)) return [];
  return rowsOf(reply, rows).flatMap((row) => {
    const payload = rowPayloads[rule](row);
    return payload ? [textOf(payload)] : [];
  });
}

/** The payload as the browser's api client sends it. */
const textOf = (payload: object): Payload =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

type Row = Record<string, unknown>;
export function rowsOf(reply: unknown, key: string): Row[] {
  const rows: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, key) : undefined;
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}
const isRule = (name: string): name is keyof FirstCallNames => Object.hasOwn(firstCalls, name);
const isRowRule = (name: string): name is keyof typeof rowPayloads => Object.hasOwn(rowPayloads, name);

/** Codes of the api that mean that the page doesn't exist, malformed ids included. */
const notFoundCodes: readonly string[] = [
  'bad_list_id',
  'invalid_list_id',
  'no_title',
  'validation',
] satisfies FailureCode[];

export const isNotFound = (result: CallResult | undefined) =>
  result !== undefined && !result.ok && !result.late && (result.status === 404 || notFoundCodes.includes(result.code));
