import { type Cookies, cookieLine } from '../edge/cookies';
import type { Edge } from '../edge/edge';
import { lastGood } from '../registry/moves';
import type { RolloutState } from '../registry/state';
import type { Arms, Pins } from '../releases/releases-for';
import { lifeMs, openPage, type PageLoad } from './page-token';

const trialCookie = 'trial';
const sparedCookie = 'spared';
const sparedSeconds = 24 * 3600;
/** A page that lives has taken its cookie away by then; another tab may be coming alive just now. */
const aliveMs = 8000;
const aliveAfterLoadMs = 2000;

/**
 * The script of a page with releases on trial. A page that hangs for good can neither tell nor mend anything: so each leaves its token in
 * a cookie while it comes alive, and takes it away once it lives, or is left.
 */
export const trialScript = (token: string): string =>
  `(()=>{const put=(value,seconds)=>{document.cookie="${trialCookie}="+value+";path=/;samesite=lax;max-age="+seconds},end=()=>{put("",0);removeEventListener("beforeunload",end)};put("${token}",${lifeMs / 1000});addEventListener("beforeunload",end);addEventListener("pagehide",end);addEventListener("load",()=>setTimeout(end,${aliveAfterLoadMs}))})()`;

/** What a visitor is spared, and the Set-Cookie lines that keep it so for a day. */
interface Spared {
  pins: Pins;
  lines: string[];
}

/** Whoever comes back from a page that died gets the releases beside those that were on trial there; the guard hears of it. */
export async function spare({ signer, current, guard }: Edge, cookies: Cookies, voter: string, isSecure: boolean): Promise<Spared> {
  const known = readSpared(signer, cookies);
  const dead = findDead(signer, cookies, voter);
  const before = dead && (await current.at(dead.revision));
  if (!dead || !before) return { pins: standIns(current.get().state, known), lines: [] };
  const suspects = onTrial(before.state, dead.arms);
  guard.recorder.died(
    dead,
    Object.entries(suspects).map((release) => release.join('@')),
  );
  const releases = { ...known, ...suspects };
  const value = signer.sign('spared', { releases, until: Date.now() + sparedSeconds * 1000 });
  const lines = [cookieLine(sparedCookie, value, sparedSeconds, isSecure), cookieLine(trialCookie, '', 0, isSecure)];
  return { pins: standIns(current.get().state, releases), lines };
}

function findDead(signer: Edge['signer'], { [trialCookie]: token }: Cookies, voter: string): PageLoad | undefined {
  const page = token ? openPage(signer, token) : undefined;
  const isOld = page !== undefined && Date.now() - (page.expires - lifeMs) > aliveMs;
  return isOld && page.voter === voter ? page : undefined;
}

/** Package -> version. */
function readSpared(signer: Edge['signer'], { [sparedCookie]: text }: Cookies): Record<string, string> {
  const opened = text ? signer.open('spared', text) : undefined;
  return isSpared(opened) && opened.until > Date.now() ? opened.releases : {};
}

const isSpared = (value: unknown): value is { until: number; releases: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'until' in value && 'releases' in value;

const onTrial = (state: RolloutState, arms: Arms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(arms).flatMap(([name, arm]) => {
      const own = arm === 'canary' ? state[name] : undefined;
      return own ? [[name, own.canary?.version ?? own.live]] : [];
    }),
  );

/** What takes the place of a spared release, while that is still on trial. */
function standIns(state: RolloutState, spared: Record<string, string>): Pins {
  return Object.fromEntries(
    Object.entries(spared).flatMap(([name, version]) => {
      const own = state[name];
      if (own?.canary?.version === version) return [[name, own.live]];
      const good = own?.live === version ? lastGood(own) : undefined;
      return good ? [[name, good]] : [];
    }),
  );
}
