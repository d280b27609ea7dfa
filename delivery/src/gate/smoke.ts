import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { findPart, partsOf } from '../edge/composition/parts';
import type { Edge } from '../edge/context/edge';
import { type Sample, samplePages } from '../edge/page/prepare-renderer';
import type { StoredRelease } from '../releases/artifacts';
import { globalNameOf } from '../releases/global-name';
import type { Composition } from '../rollout/releases-for';
import { testerCookie } from '../tester-links/testers';
import type { CheckContext } from './candidate-checks';
import type { SmokeAnswer, SmokeJob, SmokeStep } from './smoke-job';

const limitMs = 90_000;
/** Pages whose address doesn't depend on the shop's data. */
const fixedPages = [
  { url: '/checkout/cart', page: 'mf_cart_checkout/CheckoutPage' },
  { url: '/account/login', page: 'mf_account/LoginPage' },
];

const text = z.string().min(1).max(200);
const stepsSchema: z.ZodType<SmokeStep[]> = z
  .array(
    z.union([
      z.strictObject({ open: text.startsWith('/') }),
      z.strictObject({ press: text }),
      z.strictObject({ fill: text, with: text }),
      z.strictObject({ choose: text }),
      z.strictObject({ see: text }),
    ]),
  )
  .max(40);

/**
 * Loads the candidate in a real browser together with the live releases. The session is marked, so that its orders take
 * no stock and send no email.
 */
export async function findSmokeFaults(
  edge: Edge,
  candidate: StoredRelease,
  composition: Composition,
  { host }: CheckContext,
): Promise<string[]> {
  const browser = findBrowser();
  if (!browser)
    return [
      'There is no browser on this machine for the smoke test. Install Chromium, or set CHROMIUM_PATH for the edge, then publish again.',
    ];
  const samples = await samplePages(edge, composition, host, candidate.name);
  const steps = readSteps(candidate, samples);
  if (!steps)
    return [
      'smoke.json is no list of steps ({ open }, { press }, { fill, with }, { choose }, { see }). Fix it, then publish again.',
    ];
  const { name, version } = candidate;
  const pages = pagesOf(candidate, composition, samples);
  if (pages.length === 0)
    return [
      `No page that a guest can open shows a part of ${name}. Publish and promote a shell whose table has its path first, then publish it again.`,
    ];
  const live = edge.current.get().state[name]?.live;
  const { faults } = await run(edge, {
    origin: `http://${host}`,
    reach: { host: edge.address().host, port: edge.address().port },
    cookie: cookieFor(edge, name, version),
    liveCookie: live === undefined ? undefined : cookieFor(edge, name, live),
    name,
    globalName: globalNameOf(candidate),
    isShell: candidate.info.kind === 'shell',
    pages,
    steps,
    browser,
  });
  return faults.map((fault) => `Its smoke test failed: ${fault}. Fix it, then publish again.`);
}

const cookieFor = ({ signer }: Edge, name: string, version: string) => ({
  name: testerCookie.smoke,
  value: signer.sign('smoke', { name, version, until: Date.now() + limitMs }),
});

/** CHROMIUM_PATH, else Debian's Chromium, else Playwright's if it is installed. */
function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell', playwrightsOwn()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );
}
function playwrightsOwn(): string | undefined {
  try {
    // loaded only when needed: it is large, and most edges never publish
    return (require('playwright-core') as typeof import('playwright-core')).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The sample pages that show the candidate; all of them for a shell. */
function pagesOf(candidate: StoredRelease, composition: Composition, samples: Sample[]): string[] {
  const pages = [...samples.map(({ url, job }) => ({ url, page: job.page })), ...fixedPages].filter(({ page }) =>
    findPart(page, composition),
  );
  const own = pages.filter(({ page }) =>
    partsOf(page, composition).some(({ release }) => release.name === candidate.name),
  );
  return (candidate.info.kind === 'shell' ? pages : own).map(({ url }) => url);
}

function readSteps({ dir }: StoredRelease, samples: Sample[]): SmokeStep[] | undefined {
  const file = path.join(dir, 'smoke.json');
  if (!existsSync(file)) return [];
  const book =
    samples
      .find(({ job }) => job.page === 'mf_item/ItemPage')
      ?.url.split('/')
      .at(-1) ?? '';
  try {
    return stepsSchema.parse(JSON.parse(readFileSync(file, 'utf8').replaceAll('{book}', book)));
  } catch {
    return undefined;
  }
}

/** Runs the job in a process of its own, with only the environment that a browser needs. */
function run({ configuration }: Edge, job: SmokeJob): Promise<SmokeAnswer> {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  const child = fork(path.join(configuration.programs, 'smoke.cjs'), {
    env: { PATH, HOME, TMPDIR },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish({ faults: [`it did not end within ${limitMs / 1000} seconds`] }), limitMs);
    const finish = (answer: SmokeAnswer) => {
      clearTimeout(timer);
      child.removeAllListeners('exit').kill('SIGTERM');
      resolve(answer);
    };
    child
      .once('message', (answer: SmokeAnswer) => finish(answer))
      .once('exit', () => finish({ faults: ['the browser ended'] }));
    child.send(job);
  });
}
