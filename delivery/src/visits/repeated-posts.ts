import { createHash } from 'node:crypto';
import type { Caller, CallResult } from '../customer-api/api';

interface Post {
  call: string;
  fields: Record<string, string>;
  caller: Caller;
  /** Of the visitor's cookie, which stays through logins and logouts; else the session tells who it is. */
  visitor: string | undefined;
}

/**
 * Without scripts nothing stops a second click while the first one is under way. The form that a visitor sent last, sent
 * again before its answer or up to `graceMs` after it, gets that answer and is not done twice.
 */
export function createRepeatedPosts() {
  const lastOf = new Map<string, { digest: string; answer: Promise<CallResult> }>();
  return (post: Post, graceMs: number, send: () => Promise<CallResult>): Promise<CallResult> => {
    const who = post.visitor ?? post.caller.secret;
    if (!who) return send();
    const digest = digestOf(post);
    const before = lastOf.get(who);
    if (before?.digest === digest) return before.answer;
    const last = { digest, answer: send().finally(() => setTimeout(forget, graceMs).unref()) };
    const forget = () => lastOf.get(who) === last && lastOf.delete(who);
    lastOf.set(who, last);
    return last.answer;
  };
}

const digestOf = ({ call, fields, caller: { host, secret } }: Post): string =>
  createHash('sha256')
    .update(JSON.stringify([host, secret, call, fields]))
    .digest('base64url');
