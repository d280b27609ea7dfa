import { cookieLine } from '@bookfront/shared/http';
import { lifeMs, type PageLoad, readPageToken } from '../../guard/page-token';
import type { Cookies } from '../../http/cookies';
import type { RolloutState } from '../../registry/state';
import { lastGood } from '../../registry/transitions';
import type { Arms, Pins } from '../../rollout/releases-for';
import { signatureLength } from '../../signing/sign';
import type { Edge } from '../context/edge';

const quarantineCookie = 'avoided';
const quarantineSeconds = 24 * 3600;
/** A living page sets its heartbeat twice a second, and once a second in a background tab. */
const silentMs = 8000;
const beatMs = 500;
/** Two seconds: by then a page that hangs while mounting has hung. */
const beatsAfterLoad = 4;

/**
 * The heartbeat script of a page with canaries. A page that hangs can't report it. So each page sets a cookie of its
 * own while it loads, with its token and the time of its last heartbeat (ms since it was requested), and clears it
 * after two seconds of a running event loop once its document and scripts have loaded, or when the visitor leaves it.
 */
export const heartbeatScript = (token: string): string =>
  `(()=>{const token="${token}",put=(value,seconds)=>{document.cookie="trial-"+token.slice(-${signatureLength})+"="+value+";path=/;samesite=lax;max-age="+seconds};let left=1/0;const end=()=>{left=0;put("",0);removeEventListener("beforeunload",end)},beat=()=>{if(left<1)return;if(--left<1)return end();put(token+"~"+Math.round(performance.now()),${lifeMs / 1000});setTimeout(beat,${beatMs})};addEventListener("beforeunload",end);addEventListener("pagehide",end);addEventListener("DOMContentLoaded",()=>{left=${beatsAfterLoad}});beat()})()`;

/** The releases that replace quarantined ones, and the Set-Cookie lines that store the quarantine for a day. */
interface Quarantine {
  pins: Pins;
  lines: string[];
}

/**
 * Quarantines the canaries of pages that hung for this visitor, who gets the stable releases instead, and reports the
 * hung pages to the guard.
 */
export async function quarantineHungReleases(
  { signer, current, guard }: Edge,
  cookies: Cookies,
  visitorKey: string,
  isSecure: boolean,
): Promise<Quarantine> {
  const known = readQuarantine(signer, cookies);
  const { hung, finished } = readHeartbeats(signer, cookies, visitorKey);
  const suspects: Record<string, string> = {};
  for (const page of hung) {
    const before = await current.at(page.revision);
    const canaries = before ? canariesOf(before.state, page.arms) : {};
    if (before)
      guard.recorder.hung(
        page,
        Object.entries(canaries).map((release) => release.join('@')),
      );
    Object.assign(suspects, canaries);
  }
  const lines = finished.map((name) => cookieLine(name, '', 0, isSecure));
  if (Object.keys(suspects).length === 0) return { pins: replacements(current.get().state, known), lines };
  const releases = { ...known, ...suspects };
  const value = signer.sign('avoided', { releases, until: Date.now() + quarantineSeconds * 1000 });
  return {
    pins: replacements(current.get().state, releases),
    lines: [cookieLine(quarantineCookie, value, quarantineSeconds, isSecure), ...lines],
  };
}

const heartbeatName = new RegExp(`^trial-[\\w-]{${signatureLength}}$`);
/** Cookies read in one request; the next one reads the rest. */
const maxHeartbeats = 8;

/** This visitor's pages that hung, and the cookies to clear: theirs, and those that are invalid. */
function readHeartbeats(
  signer: Edge['signer'],
  cookies: Cookies,
  visitorKey: string,
): { hung: PageLoad[]; finished: string[] } {
  const names = Object.keys(cookies).filter((name) => heartbeatName.test(name));
  const heartbeats = names
    .slice(0, maxHeartbeats)
    .map((name) => ({ name, ...readHeartbeat(signer, cookies[name] ?? '', visitorKey) }));
  return {
    hung: heartbeats.flatMap(({ page, isFinished }) => (page && isFinished ? [page] : [])),
    finished: heartbeats.flatMap(({ name, isFinished }) => (isFinished ? [name] : [])),
  };
}

function readHeartbeat(
  signer: Edge['signer'],
  value: string,
  visitorKey: string,
): { page?: PageLoad; isFinished: boolean } {
  const [token = '', beat] = value.split('~');
  const page = readPageToken(signer, token);
  if (page?.visitorKey !== visitorKey) return { isFinished: true };
  const age = Date.now() - (page.expires - lifeMs);
  const seen = Number(beat);
  // ignore a heartbeat later than the page's age
  return { page, isFinished: age - (seen > 0 && seen <= age + silentMs ? seen : 0) > silentMs };
}

/** The quarantined releases: package -> version. */
function readQuarantine(signer: Edge['signer'], { [quarantineCookie]: text }: Cookies): Record<string, string> {
  const opened = text ? signer.verify('avoided', text) : undefined;
  return isQuarantine(opened) && opened.until > Date.now() ? opened.releases : {};
}

const isQuarantine = (value: unknown): value is { until: number; releases: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'until' in value && 'releases' in value;

const canariesOf = (state: RolloutState, arms: Arms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(arms).flatMap(([name, arm]) => {
      const own = arm === 'canary' ? state[name] : undefined;
      return own ? [[name, own.canary?.version ?? own.live]] : [];
    }),
  );

/** The releases that replace quarantined ones, as long as those are in use. */
function replacements(state: RolloutState, quarantined: Record<string, string>): Pins {
  return Object.fromEntries(
    Object.entries(quarantined).flatMap(([name, version]) => {
      const own = state[name];
      if (own?.canary?.version === version) return [[name, own.live]];
      const good = own?.live === version ? lastGood(own) : undefined;
      return good ? [[name, good]] : [];
    }),
  );
}
