/** @jest-environment jsdom */
import { LookupContext, Remote } from '@bookfront/shared/federation';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RemoteRef } from '../contract';
import { browserLookup } from './browser-lookup';
import type { RemoteLookup, RemoteReport } from './lookup';

const id = 'mf_item/ItemPage';
const old: RemoteRef = { version: '1.0.0', entry: '/remotes/mf_item/1.0.0/remoteEntry.js', integrity: {} };
const canary: RemoteRef = {
  version: '2.0.0',
  entry: '/remotes/mf_item/2.0.0/remoteEntry.js',
  integrity: {},
  fallback: old,
};

/** The page's joined file has brought these releases along; a release that is not given is gone. */
function releases(given: Record<string, ComponentType<object>>, first = canary) {
  const globals = globalThis as unknown as Record<string, unknown>;
  globals.__webpack_share_scopes__ = { default: {} };
  for (const version of ['1.0.0', '2.0.0']) delete globals[`mf_item@${version}`];
  for (const [version, component] of Object.entries(given)) {
    globals[`mf_item@${version}`] = { init: () => true, get: async () => () => ({ default: component }) };
  }
  const reports: RemoteReport[] = [];
  return { remotes: fresh(first, (told) => reports.push(told)), reports };
}
/** Containers are kept for the page's life; each test looks at versions of its own. */
let number = 0;
function fresh(first: RemoteRef, report: (told: RemoteReport) => void): RemoteLookup {
  number += 1;
  const globals = globalThis as unknown as Record<string, unknown>;
  const own = (ref: RemoteRef): RemoteRef => {
    const version = `${ref.version}-${number}`;
    globals[`mf_item@${version}`] = globals[`mf_item@${ref.version}`];
    return { ...ref, version, ...(ref.fallback ? { fallback: own(ref.fallback) } : {}) };
  };
  return browserLookup({ mf_item: own(first) }, 300, (told) =>
    report({ ...told, version: told.version.split('-')[0] ?? '' }),
  );
}
const tree = (remotes: RemoteLookup) => (
  <LookupContext.Provider value={remotes}>
    <Remote id={id} label="The book’s page" placeholder={<p aria-busy="true">Loading</p>} />
  </LookupContext.Provider>
);
const New = () => <h1>New page</h1>;
const Old = () => <h1>Old page</h1>;
function Throws(): never {
  throw new Error('at render');
}
/**
 * `act` asks a suspended lazy component again and again without letting its promise resolve; a browser has no `act`.
 */
async function clickOutsideOfAct(button: HTMLElement): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  button.click();
  await screen.findByText('Old page');
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}
/** React tells caught errors to the console. */
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const told = (reports: RemoteReport[]) => reports.map(({ kind, version }) => `${kind} ${version}`);

describe('a release in the page', () => {
  it('is told of once it stands there', async () => {
    const { remotes, reports } = releases({ '1.0.0': Old, '2.0.0': New });
    render(tree(remotes));
    expect(await screen.findByText('New page')).toBeInTheDocument();
    expect(told(reports)).toEqual(['mount 2.0.0']);
  });

  it('that throws while it is drawn is drawn once more, then gives way to the last good one', async () => {
    quiet();
    let draws = 0;
    const Broken = () => {
      draws += 1;
      return Throws();
    };
    const { remotes, reports } = releases({ '1.0.0': Old, '2.0.0': Broken });
    render(tree(remotes));
    expect(await screen.findByText('Old page')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(told(reports)).toEqual(['render-error 2.0.0', 'render-error 2.0.0', 'mount 1.0.0']);
    expect(draws).toBeGreaterThan(1);
    jest.mocked(console.error).mockClear();
  });

  it('that throws once is there after the second try', async () => {
    quiet();
    let broken = true;
    const Moody = () => (broken ? Throws() : <h1>New page</h1>);
    const { remotes } = releases({ '1.0.0': Old, '2.0.0': Moody });
    const failed: RemoteLookup['failed'] = (...given) => {
      broken = false;
      return remotes.failed?.(...given);
    };
    render(tree({ ...remotes, failed }));
    expect(await screen.findByText('New page')).toBeInTheDocument();
    jest.mocked(console.error).mockClear();
  });

  it('with no good one behind it leaves a notice, whose retry draws it again', async () => {
    quiet();
    let broken = true;
    const Moody = () => (broken ? Throws() : <h1>Old page</h1>);
    const { remotes, reports } = releases({ '1.0.0': Moody, '2.0.0': Throws });
    render(tree(remotes));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(told(reports)).toEqual(['render-error 2.0.0', 'render-error 2.0.0', 'render-error 1.0.0']);
    broken = false;
    await clickOutsideOfAct(retry);
    expect(await screen.findByText('Old page')).toBeInTheDocument();
    jest.mocked(console.error).mockClear();
  });

  it('that did not load is asked for once more for all its places: the first is not restarted by the second', async () => {
    const errors = quiet();
    const { remotes } = releases({}, old);
    const missing = remotes.lookup(id);
    render(tree(remotes));
    await screen.findByText(/can’t be shown right now/);
    remotes.forget(id);
    const again = remotes.lookup(id);
    remotes.forget(id);
    expect(remotes.lookup(id)).toBe(again);
    expect(again).not.toBe(missing);
    errors.mockClear();
  });

  it('that does not load is told once, and the last good one does not keep its markup', async () => {
    const errors = quiet();
    const place = document.body.appendChild(document.createElement('div'));
    const server = { lookup: () => New, forget: () => {}, preload: () => {} };
    place.innerHTML = renderToString(tree(server));
    const { remotes, reports } = releases({ '1.0.0': Old });
    await act(async () => {
      hydrateRoot(place, tree(remotes), { onRecoverableError: () => {} });
    });
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Old page'));
    expect(place.querySelector('[data-kept]')).toBeNull();
    expect(told(reports)).toEqual(['load-failure 2.0.0', 'mount 1.0.0']);
    errors.mockClear();
  });
});
