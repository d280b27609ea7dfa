/**
 * Messages between edge, renderer process and rendering threads. The page state is sent as JSON text, since the
 * document needs it as text anyway.
 */

export interface RenderJob {
  /** The kind of page, e.g. 'mf_item/ItemPage': one job of each kind prepares new threads. */
  page: string;
  /** Folder of the shell's release. */
  shell: string;
  /** For each remote: its release's folder, and which exposes are rendered on the server. */
  remotes: Record<string, { dir: string; exposes: string[] }>;
  /** PageState as JSON. */
  state: string;
  nonce: string;
}

export interface Rendered {
  head: string;
  style: string;
  body: string;
  status: number;
  /** Render errors by component, for telemetry. */
  errors: string[];
  /** Parts that could not be loaded. */
  skipped: { id: string; error: string }[];
}

export interface ThemeJob {
  shell: string;
  /** SiteSettings as JSON. */
  settings: string;
}

/**
 * The outcome for a release: markup sent, part skipped, soft limit exceeded, hard limit exceeded or thread lost, error
 * while rendering.
 */
export type RenderOutcome = 'rendered' | 'skipped' | 'soft' | 'hard' | 'errors';
export interface Report {
  kind: 'report';
  release: string;
  outcome: RenderOutcome;
  detail?: string;
}

export type ToRenderer =
  | { kind: 'render'; id: number; job: RenderJob }
  | { kind: 'theme'; id: number; job: ThemeJob }
  | { kind: 'prepare'; id: number; jobs: RenderJob[] };
export type FromRenderer =
  | { kind: 'rendered'; id: number; rendered?: Rendered }
  | { kind: 'themed'; id: number; css: string }
  | { kind: 'prepared'; id: number }
  | { kind: 'ready'; threads: number }
  | Report;

export type ToThread = { kind: 'render'; job: RenderJob; repeat: number } | { kind: 'theme'; job: ThemeJob };
export type FromThread =
  | { kind: 'rendered'; rendered: Rendered }
  | { kind: 'themed'; css: string }
  | { kind: 'failed'; error: string };
