import type { InlinedAnswer, PageState } from '@bookfront/shared/contract';
import { escapeHtml, inlineJson } from '@bookfront/shared/format/markup';
import type { Session } from '@bookfront/shared/schemas';
import type { Passes } from '../../passes/testers';
import type { StoredRelease } from '../../releases/artifacts';
import type { Rendered, RenderJob } from '../../renderer/messages';
import { addressOf, hasOwnReact, integrityOf } from '../../rollout/releases-for';
import type { Visit } from '../../visits/visit';
import type { Joined } from '../composition/joined';
import { afterPaint, type Script } from './after-paint';
import { bootMessage, bootWatch } from './boot-message';
import { trialScript } from './hung-pages';

const remoteTimeoutMs = 2500;

/** All that this page view depends on. */
export function pageState(
  visit: Visit,
  status: PageState['status'],
  session: Session,
  queries: InlinedAnswer[],
  extras: Pick<PageState, 'notice' | 'joined'>,
): PageState {
  const pins = heldFor(visit.passes);
  return {
    url: visit.url,
    now: Date.now(),
    settings: visit.settings,
    session,
    remotes: visit.refs,
    queries,
    preferences: visit.preferences,
    status,
    remoteTimeout: remoteTimeoutMs,
    ...(visit.guard ? { guard: visit.guard } : {}),
    ...(pins.length ? { pins } : {}),
    ...(visit.absent.length ? { absent: visit.absent } : {}),
    ...(visit.apiBase ? { apiBase: visit.apiBase } : {}),
    ...extras,
  };
}

/**
 * What a banner tells a tester: each release that a link holds, and a developer's own remote by where it comes from.
 */
function heldFor({ pins, developed }: Passes): { name: string; version: string }[] {
  const held = Object.entries(pins).map(([name, version]) => ({ name, version }));
  return developed?.isLinked
    ? [...held, { name: developed.name, version: `from ${new URL(developed.origin).host}` }]
    : held;
}

export function renderJob(visit: Visit, state: string, nonce: string): RenderJob {
  const { shell, remotes } = visit.releases;
  const isDrawn = (release: StoredRelease) =>
    release.info.server && release.name !== visit.passes.developed?.name && !hasOwnReact(release, shell);
  const rendered = Object.values(remotes).filter(isDrawn);
  return {
    page: visit.match?.route.page ?? 'shell/NotFound',
    shell: shell.dir,
    remotes: Object.fromEntries(
      rendered.map(({ name, dir, info }) => [
        name,
        { dir, exposes: Object.keys(info.exposes).filter((expose) => info.exposes[expose]?.rendering === 'server') },
      ]),
    ),
    state,
    nonce,
  };
}

/** What follows the early head. Without `rendered` the root is empty and the browser draws all. */
export function restOfDocument(
  visit: Visit,
  {
    state,
    rendered,
    joined,
    nonce,
    hint,
  }: { state: string; rendered: Rendered | undefined; joined: Joined | undefined; nonce: string; hint: string },
): string {
  const head = rendered
    ? rendered.head + rendered.style
    : `<title>${escapeHtml(visit.settings.store_info.name)}</title>`;
  return `${hint}${head}</head><body><div id="root">${rendered?.body ?? ''}</div>${bootMessage(nonce)}<script type="application/json" id="bootstrap">${inlineJson(state)}</script>${trial(visit, nonce)}${scripts(visit, joined, rendered !== undefined, nonce)}</body></html>`;
}

/** Where releases are on trial, the page tells the next one whether it came alive. */
const trial = ({ guard, releases: { arms } }: Visit, nonce: string): string =>
  guard && Object.keys(arms).length > 0 ? `<script nonce="${nonce}">${trialScript(guard.token)}</script>` : '';

/** A page that has its content is painted first. */
function scripts(
  { releases: { shell } }: Visit,
  joined: Joined | undefined,
  paintsFirst: boolean,
  nonce: string,
): string {
  const sha = shell.info.files[shell.info.entry]?.sha384;
  const main: Script = { src: addressOf(shell, shell.info.entry), integrity: sha ? integrityOf(sha) : '' };
  const all = joined ? [joined, main] : [main];
  const asked = paintsFirst ? `<script nonce="${nonce}">${afterPaint(all)}</script>` : all.map(script).join('');
  return `<script nonce="${nonce}">${bootWatch(main.src)}</script>${asked}`;
}
const script = ({ src, integrity }: Script) =>
  `<script defer src="${escapeHtml(src)}"${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"></script>`;
