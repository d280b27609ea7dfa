import { type CallFailure, randomKey } from '@bookfront/shared/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { isDefinitiveFailure } from '../cart-calls';

/**
 * Of a page: the keys of the lists that were sent and have no answer yet, each by the digest of its contents. They
 * outlive the dialog.
 */
const open = new WeakMap<QueryClient, Map<string, string>>();

/**
 * A list whose answer got lost is sent again with the same key, and so is added once. `settle`: takes what came of it;
 * undefined: it was given up.
 */
export async function openListKey(page: QueryClient, file: File) {
  const keys = open.get(page) ?? new Map<string, string>();
  open.set(page, keys);
  const list = await digestOf(file);
  const key = keys.get(list) ?? randomKey();
  keys.set(list, key);
  const settle = (result: { ok: true } | { ok: false; failure: CallFailure } | undefined) => {
    if (result && (result.ok || isEnd(result.failure))) keys.delete(list);
  };
  return { key, settle };
}

/** 'key_reused': the key has added something, so it stays the list's. */
const isEnd = (failure: CallFailure): boolean => isDefinitiveFailure(failure) && failure.code !== 'key_reused';

/** SHA-256, in hexadecimal; where the browser has no cryptography, each list is told apart by itself alone. */
async function digestOf(file: File): Promise<string> {
  if (!crypto.subtle) return randomKey();
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await bytesOf(file)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error('no bytes'));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
