import type { InlinedAnswer, PageState } from '@bookfront/shared/contract';
import { escapeHtml, inlineJson } from '@bookfront/shared/format/markup';
import type { Session } from '@bookfront/shared/schemas';
import type { StoredRelease } from '../../releases/artifacts';
import type { Rendered, RenderJob } from '../../renderer/messages';
import { addressOf, hasOwnReact, integrityOf } from '../../rollout/releases-for';
import type { TesterAccess } from '../../tester-links/testers';
import type { Visit } from '../../visits/visit';
import type { RouteBundle } from '../composition/route-bundles';
import { afterPaint, type Script } from './after-paint';
import { bootMessage, bootWatch } from './boot-message';
import { todayIn } from './first-answers';
import { heartbeatScript } from './hung-pages';

const remoteTimeoutMs = 2500;

/** The state that server and browser render this page from. */
export function pageState(
  visit: Visit,
  status: PageState['status'],
  session: Session,
  queries: InlinedAnswer[],
  extras: Pick<PageState, 'notice' | 'form' | 'joined'>,
): PageState {
  const pins = visit.testerAccess.isSmoke ? [] : pinnedFor(visit.testerAccess);
  const guard = visit.guard ?? visit.smokeGuard;
  return {
    url: visit.url,
    now: Date.now(),
    today: todayIn(visit.settings),
    settings: visit.settings,
    session,
    remotes: visit.refs,
    queries,
    preferences: visit.preferences,
    status,
    remoteTimeout: remoteTimeoutMs,
    ...(guard ? { guard } : {}),
    ...(pins.length ? { pins } : {}),
    ...(visit.absent.length ? { absent: visit.absent } : {}),
    ...(visit.apiBase ? { apiBase: visit.apiBase } : {}),
    ...extras,
  };
}

/** The releases in the testers' banner: those that a link pins, and a developer's remote with its origin. */
function pinnedFor({ pins, devRemote }: TesterAccess): { name: string; version: string }[] {
  const pinned = Object.entries(pins).map(([name, version]) => ({ name, version }));
  return devRemote?.isLinked
    ? [...pinned, { name: devRemote.name, version: `from ${new URL(devRemote.origin).host}` }]
    : pinned;
}

export function renderJob(visit: Visit, state: string, nonce: string): RenderJob {
  const { shell, remotes } = visit.releases;
  const isRendered = (release: StoredRelease) =>
    release.info.server && release.name !== visit.testerAccess.devRemote?.name && !hasOwnReact(release, shell);
  const rendered = Object.values(remotes).filter(isRendered);
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

/** The document after the early head. Without `rendered` the root is empty and the browser renders everything. */
export function restOfDocument(
  visit: Visit,
  {
    state,
    rendered,
    bundle,
    nonce,
    hint,
  }: { state: string; rendered: Rendered | undefined; bundle: RouteBundle | undefined; nonce: string; hint: string },
): string {
  const head = rendered
    ? rendered.head + rendered.style
    : `<title>${escapeHtml(visit.settings.store_info.name)}</title>`;
  return `${hint}${head}</head><body><div id="root">${rendered?.body ?? ''}</div>${bootMessage(nonce)}<script type="application/json" id="bootstrap">${inlineJson(state)}</script>${heartbeat(visit, nonce)}${scripts(visit, bundle, rendered !== undefined, nonce)}</body></html>`;
}

/** A page with canaries leaves a heartbeat, from which the next page sees whether it hung. */
function heartbeat({ guard, smokeGuard, releases: { arms } }: Visit, nonce: string): string {
  const { token } = smokeGuard ?? (Object.keys(arms).length > 0 && guard ? guard : { token: '' });
  return token && `<script nonce="${nonce}">${heartbeatScript(token)}</script>`;
}

/** A page with markup is painted before its scripts are requested. */
function scripts(
  { releases: { shell } }: Visit,
  bundle: RouteBundle | undefined,
  paintsFirst: boolean,
  nonce: string,
): string {
  const sha = shell.info.files[shell.info.entry]?.sha384;
  const main: Script = { src: addressOf(shell, shell.info.entry), integrity: sha ? integrityOf(sha) : '' };
  const all = bundle ? [bundle, main] : [main];
  const tags = paintsFirst ? `<script nonce="${nonce}">${afterPaint(all)}</script>` : all.map(script).join('');
  return `<script nonce="${nonce}">${bootWatch(main.src)}</script>${tags}`;
}
const script = ({ src, integrity }: Script) =>
  `<script defer src="${escapeHtml(src)}"${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"></script>`;
