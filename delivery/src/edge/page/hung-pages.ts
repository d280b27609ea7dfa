import { cookieLine } from '@bookfront/shared/http';
import { lifeMs, openPage, type PageLoad } from '../../guard/page-token';
import type { Cookies } from '../../http/cookies';
import type { RolloutState } from '../../registry/state';
import { lastGood } from '../../registry/transitions';
import type { Arms, Pins } from '../../rollout/releases-for';
import { sealLength } from '../../signing/sign';
import type { Edge } from '../context/edge';

const avoidedCookie = 'avoided';
const avoidedSeconds = 24 * 3600;
/** A page that lives says so twice a second, and once a second in a tab behind another. */
const silentMs = 8000;
const beatMs = 500;
/** Two seconds: by then what hangs as it is mounted has hung. */
const beatsOnceThere = 4;

/**
 * The script of a page with releases on trial. A page that hangs for good can't report that it does. So each page sets
 * a cookie of its own while it loads, with its token and the time (ms since it was requested) of its last heartbeat,
 * and clears it two seconds of a running event loop after its document and scripts have loaded, or when it is left.
 */
export const trialScript = (token: string): string =>
  `(()=>{const token="${token}",put=(value,seconds)=>{document.cookie="trial-"+token.slice(-${sealLength})+"="+value+";path=/;samesite=lax;max-age="+seconds};let left=1/0;const end=()=>{left=0;put("",0);removeEventListener("beforeunload",end)},beat=()=>{if(left<1)return;if(--left<1)return end();put(token+"~"+Math.round(performance.now()),${lifeMs / 1000});setTimeout(beat,${beatMs})};addEventListener("beforeunload",end);addEventListener("pagehide",end);addEventListener("DOMContentLoaded",()=>{left=${beatsOnceThere}});beat()})()`;

/** The releases that a visitor is kept from, and the Set-Cookie lines that keep it so for a day. */
interface Avoided {
  pins: Pins;
  lines: string[];
}

/**
 * Gives a visitor who comes back from a page that hung the releases beside those that were on trial there, and tells
 * the guard of it.
 */
export async function avoidHungReleases(
  { signer, current, guard }: Edge,
  cookies: Cookies,
  visitorKey: string,
  isSecure: boolean,
): Promise<Avoided> {
  const known = readAvoided(signer, cookies);
  const { dead, over } = readTrials(signer, cookies, visitorKey);
  const suspects: Record<string, string> = {};
  for (const page of dead) {
    const before = await current.at(page.revision);
    const own = before ? onTrial(before.state, page.arms) : {};
    if (before)
      guard.recorder.hung(
        page,
        Object.entries(own).map((release) => release.join('@')),
      );
    Object.assign(suspects, own);
  }
  const lines = over.map((name) => cookieLine(name, '', 0, isSecure));
  if (Object.keys(suspects).length === 0) return { pins: replacements(current.get().state, known), lines };
  const releases = { ...known, ...suspects };
  const value = signer.sign('avoided', { releases, until: Date.now() + avoidedSeconds * 1000 });
  return {
    pins: replacements(current.get().state, releases),
    lines: [cookieLine(avoidedCookie, value, avoidedSeconds, isSecure), ...lines],
  };
}

const trialName = new RegExp(`^trial-[\\w-]{${sealLength}}$`);
/** Of one request; the next one brings the rest. */
const maxTrials = 8;

/**
 * This visitor's pages that hung, and the cookies that no living page will take away: theirs, and those that tell
 * nothing.
 */
function readTrials(
  signer: Edge['signer'],
  cookies: Cookies,
  visitorKey: string,
): { dead: PageLoad[]; over: string[] } {
  const names = Object.keys(cookies).filter((name) => trialName.test(name));
  const trials = names
    .slice(0, maxTrials)
    .map((name) => ({ name, ...readTrial(signer, cookies[name] ?? '', visitorKey) }));
  return {
    dead: trials.flatMap(({ page, isOver }) => (page && isOver ? [page] : [])),
    over: trials.flatMap(({ name, isOver }) => (isOver ? [name] : [])),
  };
}

function readTrial(signer: Edge['signer'], value: string, visitorKey: string): { page?: PageLoad; isOver: boolean } {
  const [token = '', beat] = value.split('~');
  const page = openPage(signer, token);
  if (page?.visitorKey !== visitorKey) return { isOver: true };
  const age = Date.now() - (page.expires - lifeMs);
  const seen = Number(beat);
  // who says that a page lived longer than it is old says nothing
  return { page, isOver: age - (seen > 0 && seen <= age + silentMs ? seen : 0) > silentMs };
}

/** Package -> version. */
function readAvoided(signer: Edge['signer'], { [avoidedCookie]: text }: Cookies): Record<string, string> {
  const opened = text ? signer.open('avoided', text) : undefined;
  return isAvoided(opened) && opened.until > Date.now() ? opened.releases : {};
}

const isAvoided = (value: unknown): value is { until: number; releases: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'until' in value && 'releases' in value;

const onTrial = (state: RolloutState, arms: Arms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(arms).flatMap(([name, arm]) => {
      const own = arm === 'canary' ? state[name] : undefined;
      return own ? [[name, own.canary?.version ?? own.live]] : [];
    }),
  );

/** The releases that replace avoided ones, while those are still on trial. */
function replacements(state: RolloutState, avoided: Record<string, string>): Pins {
  return Object.fromEntries(
    Object.entries(avoided).flatMap(([name, version]) => {
      const own = state[name];
      if (own?.canary?.version === version) return [[name, own.live]];
      const good = own?.live === version ? lastGood(own) : undefined;
      return good ? [[name, good]] : [];
    }),
  );
}
