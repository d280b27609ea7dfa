import { Writable } from 'node:stream';
import * as apiClient from '@bookfront/shared/api-client';
import type { PageState } from '@bookfront/shared/contract';
import * as events from '@bookfront/shared/events';
import * as federation from '@bookfront/shared/federation';
import * as format from '@bookfront/shared/format';
import * as page from '@bookfront/shared/page';
import * as routes from '@bookfront/shared/routes';
import * as limits from '@bookfront/shared/schemas/limits';
import * as vocabulary from '@bookfront/shared/schemas/vocabulary';
import * as session from '@bookfront/shared/session';
import * as ui from '@bookfront/shared/ui';
import * as dialog from '@bookfront/shared/ui/dialog';
import * as query from '@tanstack/react-query';
import * as formik from 'formik';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import * as yup from 'yup';
import { App, makeClient } from './app';
import { headMarkup } from './head/head-markup';

export { themeCss } from '@bookfront/shared/theme';

/** The shared instances for every remote's server build. */
export const shared: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  // for development builds
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  'styled-components': styled,
  '@tanstack/react-query': query,
  '@bookfront/shared/page': page,
  '@bookfront/shared/session': session,
  '@bookfront/shared/events': events,
  '@bookfront/shared/api-client': apiClient,
  '@bookfront/shared/federation': federation,
  '@bookfront/shared/ui': ui,
  '@bookfront/shared/ui/dialog': dialog,
  formik,
  yup,
  '@bookfront/shared/format': format,
  '@bookfront/shared/routes': routes,
  '@bookfront/shared/schemas/limits': limits,
  '@bookfront/shared/schemas/vocabulary': vocabulary,
};

export interface Rendered {
  head: string;
  style: string;
  body: string;
  status: number;
  errors: string[];
}

/** Renders the first pass. Boundaries that still wait or throw are left to the browser. */
export async function render(state: PageState, lookup: federation.Lookup, nonce: string): Promise<Rendered> {
  const sheet = new styled.ServerStyleSheet({ nonce } as object);
  const client = makeClient(state);
  const errors: string[] = [];
  const remotes = { lookup, forget: () => {}, preload: () => {} };
  const tree = (
    <React.StrictMode>
      <StaticRouter basename={state.settings.basename} location={state.url}>
        <App page={state} client={client} remotes={remotes} />
      </StaticRouter>
    </React.StrictMode>
  );
  try {
    const body = await toText(sheet.collectStyles(tree), errors);
    return {
      head: headMarkup(state),
      style: adoptable(sheet.getStyleTags()),
      body: withoutHints(body),
      status: state.status,
      errors,
    };
  } finally {
    sheet.seal();
    client.clear();
  }
}

/** Marks the style element for facade/adopt-styles.ts, which reuses it. */
const adoptable = (style: string) => style.replace(' data-styled="true"', ' data-server-styles');

/** Removes React's preload links before the markup: the edge sends its own earlier. */
const withoutHints = (body: string) => body.replace(/^(<link rel="preload"[^>]*>)+/, '');

function toText(tree: React.ReactNode, errors: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    const sink = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        body += chunk;
        done();
      },
      final(done) {
        resolve(body);
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY, // else React sends a boundary over 12.8 kB as a fallback plus an inline script
      onShellReady() {
        stream.abort(new federation.ClientOnlyError('waits'));
      },
      onAllReady() {
        // React writes inline scripts for what is still open, and it closes what was aborted after this call
        setImmediate(() => stream.pipe(sink));
      },
      onShellError: reject,
      onError(error, info) {
        if (error instanceof Error && error.name === 'ClientOnlyError') return 'browser-only';
        errors.push(
          `${error instanceof Error ? error.message : error}${info.componentStack?.split('\n')[1] ?? ''}`.slice(0, 300),
        );
        return undefined;
      },
    });
  });
}
