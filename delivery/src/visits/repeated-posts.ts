import { createHash } from 'node:crypto';
import type { Caller, CallResult } from '../customer-api/api';

interface Post {
  call: string;
  fields: Record<string, string>;
  caller: Caller;
  /** Of the visitor's cookie, which tells guests without a session apart. */
  visitor: string | undefined;
}

/**
 * Without scripts nothing stops a second click while the first one is under way. The same form of the same visitor, sent
 * again before its answer or up to `graceMs` after it, gets that answer and is not done twice.
 */
export function createRepeatedPosts() {
  const answers = new Map<string, Promise<CallResult>>();
  return (post: Post, graceMs: number, send: () => Promise<CallResult>): Promise<CallResult> => {
    const key = keyOf(post);
    if (key === undefined) return send();
    const answer = answers.get(key) ?? send().finally(() => setTimeout(() => answers.delete(key), graceMs).unref());
    answers.set(key, answer);
    return answer;
  };
}

/** Undefined: nobody knows whether the same visitor has sent it. */
function keyOf({ call, fields, caller: { host, secret }, visitor }: Post): string | undefined {
  const who = secret ?? visitor;
  if (!who) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([host, who, call, fields]))
    .digest('base64url');
}
