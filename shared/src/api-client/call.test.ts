/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { call, configureCalls, failureText } from './call';

beforeEach(() => configureCalls({ base: '', storeId: '7', sessionId: () => 's1', uuid: () => 'u1' }));

function answer(body: unknown, status = 200) {
  const fetched = jest.fn(async (_address: string, _init: RequestInit) => ({
    status,
    json: async () => (body instanceof Error ? Promise.reject(body) : body),
  }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

describe('a call', () => {
  it('[SES-12] [API-001] is a form-encoded POST that also sends uuid, session, path and store, and nothing empty', async () => {
    const fetched = answer({ cart_checksum: 'x' });
    await call('browse/getSuggest', { t: 'a&b' });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/customer/browse/getSuggest');
    expect(init?.method).toBe('POST');
    expect(String(init?.body)).toBe('t=a%26b&uuid=u1&session_id=s1&log_url=%2F&store_id=7');
  });

  it('[SES-13] with an error field has failed, whatever its status', async () => {
    answer({ error: 'No copies left', code: 'stock', fields: { onhand: '0' } });
    expect(await call('cart/removeAll', {})).toEqual({
      ok: false,
      failure: { name: 'CallFailure', kind: 'refused', code: 'stock', message: 'No copies left', retryable: false, fields: { onhand: '0' } },
    });
  });

  it('that answers an HTML page, or nothing at all, can be tried again', async () => {
    answer(new SyntaxError('<'), 502);
    expect(await call('cart/removeAll', {})).toMatchObject({ ok: false, failure: { kind: 'http', retryable: true } });
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('failed to fetch'))) as unknown as typeof fetch;
    const failed = await call('cart/removeAll', {});
    expect(failed).toMatchObject({ ok: false, failure: { kind: 'network', retryable: true } });
    expect(failed.ok || failureText(failed.failure)).toMatch(/check your connection/);
  });

  it('[ERR-53] tells an object where text is due as it is', async () => {
    answer({ error: { reason: 'tide' }, code: 'internal' });
    expect(await call('cart/removeAll', {})).toMatchObject({ failure: { message: 'There was an error: ({"reason":"tide"})' } });
  });
});
