/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { calls } from '../schemas';
import { call, configureCalls, failureText } from './call';
import { beginsSession } from './first-session';
import { withProgress } from './progress';

beforeEach(() => configureCalls({ base: '', storeId: '7', sessionId: () => 's1', uuid: () => 'u1' }));

function answer(body: unknown, status = 200) {
  const fetched = jest.fn(async (_address: string, _init: RequestInit) => ({
    status,
    json: async () => (body instanceof Error ? Promise.reject(body) : body),
  }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

/** jsdom's requests would go out: these answer when they are told to. */
function fakeRequests() {
  const requests: FakeRequest[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onabort?: () => void;
    open() {}
    abort() {
      this.onabort?.();
    }
    send() {
      requests.push(this);
    }
    answer(status: number, text: string) {
      Object.assign(this, { status, responseText: text });
      this.onload?.();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return requests;
}

describe('a call', () => {
  it('is a form-encoded POST that also sends uuid, session, path and store, and nothing empty [SES-12] [API-001]', async () => {
    const fetched = answer({ cart_checksum: 'x' });
    await call('browse/getSuggest', { t: 'a&b' });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/customer/browse/getSuggest');
    expect(init?.method).toBe('POST');
    expect(String(init?.body)).toBe('t=a%26b&uuid=u1&session_id=s1&log_url=%2F&store_id=7');
  });

  it('with a file is a multipart form, the file last', async () => {
    const fetched = answer({ id: 'x1' });
    const file = new File(['9780000000002'], 'list.txt');
    await call('browse/file', { file });
    const body = fetched.mock.calls[0]?.[1]?.body;
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData)].at(0)).toEqual(['uuid', 'u1']);
    expect([...(body as FormData)].at(-1)).toEqual(['file', file]);
  });

  it('with a file reports its progress, and is aborted when its caller unmounts', async () => {
    const requests = fakeRequests();
    const shares: number[] = [];
    const leaves = new AbortController();
    const result = call(
      'browse/file',
      { file: new File(['x'], 'list.txt') },
      leaves.signal,
      withProgress((share) => shares.push(share)),
    );
    requests[0]?.upload.onprogress?.({ loaded: 5, total: 10 });
    requests[0]?.answer(413, '{"error":"File is too large.","code":"file_too_large"}');
    expect(await result).toMatchObject({ ok: false, failure: { code: 'file_too_large' } });
    expect(shares).toEqual([0.5]);
    const left = call(
      'browse/file',
      { file: new File(['x'], 'list.txt') },
      leaves.signal,
      withProgress(() => undefined),
    );
    leaves.abort();
    await expect(left).rejects.toThrow('given up');
  });

  it('fails if the reply has an error field, whatever its status [SES-13]', async () => {
    answer({ error: 'No copies left', code: 'stock', fields: { onhand: '0' } });
    expect(await call('cart/removeAll', {})).toEqual({
      ok: false,
      failure: {
        name: 'CallFailure',
        kind: 'refused',
        code: 'stock',
        message: 'No copies left',
        retryable: false,
        fields: { onhand: '0' },
      },
    });
  });

  it('that answers an HTML page, a status of 500 without a word, or nothing at all, can be tried again', async () => {
    answer(new SyntaxError('<'), 502);
    expect(await call('cart/removeAll', {})).toMatchObject({ ok: false, failure: { kind: 'http', retryable: true } });
    answer({}, 500);
    expect(await call('cart/removeAll', {})).toMatchObject({ ok: false, failure: { kind: 'http', retryable: true } });
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('failed to fetch'))) as unknown as typeof fetch;
    const failed = await call('cart/removeAll', {});
    expect(failed).toMatchObject({ ok: false, failure: { kind: 'network', retryable: true } });
    expect(failed.ok || failureText(failed.failure)).toMatch(/check your connection/);
  });

  it('shows an object that stands for the error’s text as JSON [ERR-53]', async () => {
    answer({ error: { reason: 'tide' }, code: 'internal' });
    expect(await call('cart/removeAll', {})).toMatchObject({
      failure: { message: 'There was an error: ({"reason":"tide"})' },
    });
  });
});

describe('the first calls of a guest that write', () => {
  const held: (() => void)[] = [];
  const sent: string[] = [];

  function slowShop() {
    globalThis.fetch = (async (address: string) => {
      sent.push(address.replace('/customer/', ''));
      await new Promise<void>((go) => held.push(go));
      return { status: 200, json: async () => ({}) };
    }) as unknown as typeof fetch;
  }

  it('wait for one another, so that all have the one session; reading calls do not, nor any once it is there', async () => {
    configureCalls({ base: '', storeId: '7', sessionId: () => '', uuid: () => 'u1' });
    slowShop();
    const first = call('cart/removeAll', {});
    const second = call('cart/removeUnavailable', {});
    void call('browse/getSuggest', { t: 'sea' });
    await settled();
    expect(sent).toEqual(['browse/getSuggest', 'cart/removeAll']);
    for (const go of held.splice(0)) go();
    await first;
    await settled();
    expect(sent).toEqual(['browse/getSuggest', 'cart/removeAll', 'cart/removeUnavailable']);
    void call('cart/removeAll', {});
    expect(sent.at(-1)).toBe('cart/removeAll');
    for (const go of held.splice(0)) go();
    await second;
  });

  it('are those that the table of calls says', () => {
    for (const [name, { write }] of Object.entries(calls)) expect([name, beginsSession(name)]).toEqual([name, write]);
  });

  const settled = () => new Promise((go) => setTimeout(go));
});
