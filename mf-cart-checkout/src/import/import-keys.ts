import { type CallFailure, randomKey } from '@bookfront/shared/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { isDefinitiveFailure } from '../cart-calls';

/**
 * The idempotency keys of lists that were sent and have no answer yet, by the digest of the list. They outlive the
 * dialog.
 */
const pendingKeys = new WeakMap<QueryClient, Map<string, string>>();

/** Gives a list whose answer got lost the same key again, so that it is added once. Call `settle` with the result. */
export async function openImportKey(client: QueryClient, file: File) {
  const keys = pendingKeys.get(client) ?? new Map<string, string>();
  pendingKeys.set(client, keys);
  const list = await digestOf(file);
  const key = keys.get(list) ?? randomKey();
  keys.set(list, key);
  const settle = (result: { ok: true } | { ok: false; failure: CallFailure }) => {
    if (result.ok || releasesKey(result.failure)) keys.delete(list);
  };
  return { key, settle };
}

/** 'key_reused': the list was added under this key, so it keeps it. */
const releasesKey = (failure: CallFailure): boolean => isDefinitiveFailure(failure) && failure.code !== 'key_reused';

/** SHA-256 in hexadecimal; without Web Crypto a random value, so that each upload counts as another list. */
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
