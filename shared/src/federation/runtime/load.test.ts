/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteRef } from '../../contract';
import { Late, loadRemote } from './load';

type Globals = Record<string, unknown>;
const page = globalThis as unknown as Globals;
const expose = (module: unknown) => ({ init: () => true, get: async () => () => module });

/** What a release's address answers: a script that ran, one that the browser refused, or nothing at all. */
type Answer = { runs: () => void; after?: Promise<void> } | 'refused' | 'hangs';
let asked: { src: string; integrity: string }[] = [];
let answers: Record<string, Answer[]> = {};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  asked = [];
  answers = {};
  page.__webpack_share_scopes__ = { default: { react: {}, '@bookfront/shared/events': {} } };
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const element = nodes[0] as HTMLScriptElement;
    const [path = ''] = new URL(element.src).pathname.split('?');
    asked.push({ src: element.src.replace(location.origin, ''), integrity: element.integrity });
    const answer = answers[path]?.shift() ?? 'refused';
    if (answer === 'hangs') return;
    if (answer === 'refused') return queueMicrotask(() => element.onerror?.('refused'));
    void (answer.after ?? Promise.resolve()).then(() => {
      answer.runs();
      element.onload?.(new Event('load'));
    });
  });
});
afterEach(() => {
  for (const name of Object.keys(page)) if (name.includes('@') || name === 'mf_item') delete page[name];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

let number = 0;
/** Each test has releases of its own: containers are kept for the page's life. */
function release(over: Partial<RemoteRef> = {}): RemoteRef & { name: string; path: string } {
  number += 1;
  const version = `1.${number}.0`;
  const path = `/remotes/mf_item/${version}/remoteEntry.js`;
  return {
    version,
    entry: path,
    integrity: { 'remoteEntry.js': `sha384-${number}`, 'a.js': 'sha384-chunk' },
    name: `mf_item@${version}`,
    path,
    ...over,
  };
}
const runs = (name: string, container: unknown, after?: Promise<void>): Answer => ({
  after,
  runs: () => void Object.assign(page, { [name]: container }),
});
const component = (module: unknown) =>
  (module as { default?: string }).default ?? Promise.reject(new Error('no component'));
/** Loads with the time of the budget gone by: no test depends on how fast the machine is. */
async function load(ref: RemoteRef, budgetMs = 400) {
  const failures: string[] = [];
  const told = (error: unknown, { version }: RemoteRef) => failures.push(`${version} ${(error as Error).message}`);
  const loading = loadRemote('mf_item/ItemPage', ref, budgetMs, told, component).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(budgetMs);
  return { loaded: await loading, failures };
}

describe('a release that does not load', () => {
  it('is asked for once more, past the cache', async () => {
    const ref = release();
    answers[ref.path] = ['refused', runs(ref.name, expose({ default: 'page' }))];
    expect((await load(ref)).loaded).toMatchObject({ module: 'page' });
    expect(asked).toEqual([
      { src: ref.path, integrity: ref.integrity?.['remoteEntry.js'] },
      { src: `${ref.path}?again`, integrity: ref.integrity?.['remoteEntry.js'] },
    ]);
  });

  const good = () => {
    const ref = release();
    answers[ref.path] = [runs(ref.name, expose({ default: 'good' }))];
    return ref;
  };
  const throwing = {
    init: () => true,
    get: () => Promise.reject(new Error('Module "./ItemPage" does not exist in container.')),
  };
  const evaluating = {
    init: () => true,
    get: async () => () => {
      throw new Error('at evaluation');
    },
  };
  it.each<[string, (name: string) => Answer[]]>([
    ['404, 500, HTML with 200, one byte changed: the browser refuses the script', () => ['refused', 'refused']],
    ['it is empty, or throws while it is evaluated: no container', () => [{ runs: () => {} }]],
    ['it hangs', () => ['hangs']],
    ['an expose is missing', (name) => [runs(name, throwing)]],
    ['an expose throws at evaluation', (name) => [runs(name, evaluating)]],
    ['an expose holds no component', (name) => [runs(name, expose({}))]],
  ])('is replaced by the last good one: %s', async (_why, given) => {
    const fallback = good();
    const ref = release({ fallback });
    answers[ref.path] = given(ref.name);
    const { loaded, failures } = await load(ref);
    expect(loaded).toMatchObject({ module: 'good', ref: fallback });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(new RegExp(`^${ref.version} `));
  });

  it('is replaced by the last good one, though both are standard remotes of one global name', async () => {
    const fallback = release();
    answers[fallback.path] = [runs('mf_item', expose({ default: 'good' }))];
    const ref = release({ fallback });
    answers[ref.path] = [runs('mf_item', throwing)];
    expect((await load(ref)).loaded).toMatchObject({ module: 'good', ref: fallback });
  });

  it('and has nothing behind it fails within its time, and can be requested again', async () => {
    const ref = release();
    answers[ref.path] = ['hangs', runs(ref.name, expose({ default: 'late' }))];
    expect((await load(ref, 60)).loaded).toMatch(/^timeout/);
    expect((await load(ref)).loaded).toMatchObject({ module: 'late' });
  });

  it('and has nothing behind it may still arrive after its time', async () => {
    const ref = release();
    let come = () => {};
    const after = new Promise<void>((done) => {
      come = done;
    });
    answers[ref.path] = [runs(ref.name, expose({ default: 'late' }), after)];
    const loading = loadRemote('mf_item/ItemPage', ref, 60, () => {}, component).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60);
    const late = await loading;
    if (!(late instanceof Late)) throw new Error('not late');
    come();
    expect(await late.arrival).toBe('late');
  });
});

describe('a script without a digest', () => {
  it.each<[string, Partial<RemoteRef>]>([
    ['the field is gone', { integrity: undefined as never }],
    ['the entry is not named', { integrity: { 'other.js': 'sha384-x' } }],
    ['its digest is empty', { integrity: { 'remoteEntry.js': '' } }],
  ])('is not fetched: %s', async (_why, over) => {
    const ref = release(over);
    expect((await load(ref)).loaded).toMatch(/^no integrity/);
    expect(asked).toEqual([]);
  });

  it('runs where a developer’s own machine serves it', async () => {
    const ref: RemoteRef = { version: '0.0.0-dev', entry: 'http://127.0.0.1:4100/remoteEntry.js' };
    answers['/remoteEntry.js'] = [runs('mf_item@0.0.0-dev', expose({ default: 'mine' }))];
    expect((await load(ref)).loaded).toMatchObject({ module: 'mine' });
  });
});

describe('a later chunk', () => {
  async function chunkOf(file: string, given: Answer[]): Promise<string> {
    const ref = release();
    const options: { chunkLoader?: (src: string, done: (event: { type: string }) => void) => void } = {};
    const init = (_scope: object, _init: unknown, told: typeof options) => void Object.assign(options, told);
    const container = { ...expose({ default: 'page' }), init };
    answers[ref.path] = [runs(ref.name, container)];
    await load(ref);
    const address = ref.path.replace('remoteEntry.js', file);
    answers[address] = given;
    asked = [];
    return new Promise((done) => options.chunkLoader?.(address, ({ type }) => done(type)));
  }
  it('runs with its digest', async () => {
    expect(await chunkOf('a.js', [{ runs: () => {} }])).toBe('load');
    expect(asked).toMatchObject([{ integrity: 'sha384-chunk' }]);
  });
  it('that is changed or gone is asked for once more, then told as failed', async () => {
    expect(await chunkOf('a.js', ['refused', 'refused'])).toBe('error');
    expect(asked).toHaveLength(2);
  });
  it('that the release does not name is refused', async () => {
    expect(await chunkOf('b.js', [{ runs: () => {} }])).toBe('error');
    expect(asked).toEqual([]);
  });
});

describe('a release of another React major', () => {
  it('gives its lifecycles, and sees nothing of ours that a React is in', async () => {
    const ref = release({ react: '18.3.1' });
    const shared = {};
    let wanted = '';
    const container = {
      init: (scope: object) => void Object.assign(shared, scope),
      get: async (name: string) => {
        wanted = name;
        return () => ({ default: 'lifecycles' });
      },
    };
    answers[ref.path] = [runs(ref.name, container)];
    expect((await load(ref)).loaded).toMatchObject({ module: 'lifecycles' });
    expect(wanted).toBe('./lifecycles');
    expect(Object.keys(shared)).toEqual(['@bookfront/shared/events']);
  });
});
