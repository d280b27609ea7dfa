import type { Edge } from '../edge/context/edge';
import { type Sample, samplePages, samplesShowing } from '../edge/page/prepare-renderer';
import type { StoredRelease } from '../releases/artifacts';
import type { Renderer } from '../renderer/client';
import type { RenderJob, Report } from '../renderer/messages';
import { releaseOf } from '../renderer/report';
import type { Composition } from '../rollout/releases-for';
import type { CheckContext } from './candidate-checks';
import { nameOf } from './releases-in-use';

const maxAttempts = 10;

/** Renders the shop's pages with the candidate in `candidateRenderer`. */
export async function findServerFaults(
  edge: Edge,
  candidate: StoredRelease,
  composition: Composition,
  { candidateRenderer, host }: CheckContext,
): Promise<string[]> {
  const samples = samplesShowing(
    await samplePages(edge, composition, host, candidate.name),
    composition,
    candidate.name,
  );
  if (samples.length === 0)
    return [`No open shop answers at ${host}, so its pages can't be tried. Publish to the address of an open shop.`];
  await candidateRenderer.renderer.prepare(samples.map(({ job }) => job));
  const faults = faultsOf(candidateRenderer.reports, candidate);
  return faults.length > 0
    ? faults
    : findSlow(edge, candidateRenderer.renderer, samples, { limitMs: edge.configuration.renderSoftMs, host });
}

/**
 * Finds pages that take longer than a page waits, and clearly longer than with the live releases, since the machine may
 * be busy.
 */
async function findSlow(
  edge: Edge,
  renderer: Renderer,
  samples: Sample[],
  { limitMs, host }: { limitMs: number; host: string },
): Promise<string[]> {
  const slow: { url: string; ms: number }[] = [];
  for (const { url, job } of samples) slow.push({ url, ms: await fastestMs(renderer, job, limitMs) });
  const suspects = slow.filter(({ ms }) => ms > limitMs);
  const live = suspects.length > 0 ? edge.releasesFor({ shop: '', id: '' }) : undefined;
  const liveSamples = live ? await samplePages(edge, live, host) : [];
  await renderer.prepare(liveSamples.map(({ job }) => job));
  const lines: string[] = [];
  for (const { url, ms } of suspects) {
    const same = liveSamples.find((sample) => sample.url === url);
    const liveMs = same ? await fastestMs(renderer, same.job, limitMs) : 0;
    // a page that is never drawn passes for no comparison
    if (!Number.isFinite(ms) || ms > toleratedRatio * liveMs) lines.push(slowLine(url, ms, limitMs));
  }
  return lines;
}
const toleratedRatio = 1.5;

async function fastestMs(renderer: Renderer, job: RenderJob, limitMs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < maxAttempts && best > limitMs; i++) {
    const start = performance.now();
    if (await renderer.render(job)) best = Math.min(best, performance.now() - start);
  }
  return best;
}

function slowLine(url: string, ms: number, limitMs: number): string {
  const took = Number.isFinite(ms) ? `takes ${Math.round(ms)} ms to draw on the server` : 'is not drawn on the server';
  return `${url} ${took}; the limit is ${limitMs} ms. Fix its server build, or say "rendering": "browser" in exposes.json.`;
}

function faultsOf(reports: Report[], candidate: StoredRelease): string[] {
  const key = releaseOf(candidate.dir);
  const lines = reports
    .filter(
      ({ release, outcome }) => (release === key && ['skipped', 'hard'].includes(outcome)) || outcome === 'errors',
    )
    .map(({ release, outcome, detail = '' }) => {
      if (outcome === 'hard')
        return `The server build of ${nameOf(candidate)} never ends, or takes all memory. Fix it, then publish again.`;
      return `The server build fails (${release}): ${detail.split('\n')[0]?.slice(0, 200)}. Fix it, then publish again.`;
    });
  return [...new Set(lines)].slice(0, 5);
}
