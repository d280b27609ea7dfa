import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import * as m from '#messages';
import {
  type ListResult,
  listResultSchema,
  type Refusal,
  type RowsResult,
  rowsResultSchema,
} from '../upload-reader/isbn-list/read-result';
import { readingRights } from './reading-rights';

/** Reads one file, or returns a refusal. */
export type FileReader = (path: string) => Promise<ListResult>;
/** Reads a file of ISBNs with quantities. */
export type RowReader = (path: string) => Promise<RowsResult>;

export interface ReaderLimits {
  /** The child process's script. */
  script: string;
  ms: number;
  heapMb: number;
  residentMb: number;
  /** How many processes run at once, and how many files may wait. */
  concurrency: number;
  waiting: number;
}
export const readerLimits = { ms: 20_000, heapMb: 384, residentMb: 900, concurrency: 1, waiting: 20 } as const;

/** The child process's input: the file, and what to look for. */
export interface ReadingTask {
  path: string;
  as: 'list' | 'rows';
}

/**
 * Reads files in child processes of low priority, with limits on time and memory and access to no other file, so that a
 * hostile file harms nobody else.
 */
export function createReader(limits: ReaderLimits): FileReader {
  const inTurn = createQueue(limits);
  return (path) =>
    inTurn(() => readOne<ListResult>({ path, as: 'list' }, limits, (value) => listResultSchema.safeParse(value).data));
}

/** A reader for files of rows. */
export function createRowReader(limits: ReaderLimits): RowReader {
  const inTurn = createQueue(limits);
  return (path) =>
    inTurn(() => readOne<RowsResult>({ path, as: 'rows' }, limits, (value) => rowsResultSchema.safeParse(value).data));
}

function createQueue({ concurrency, waiting }: ReaderLimits) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
    if (running >= concurrency) {
      if (queue.length >= waiting) return { ok: false, reason: m.upload_busy() };
      await new Promise<void>((go) => queue.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}

function readOne<T>(
  task: ReadingTask,
  { script, ms, heapMb, residentMb }: ReaderLimits,
  check: (value: unknown) => T | undefined,
): Promise<T | Refusal> {
  return new Promise((resolve) => {
    const child = fork(script, [], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        '--experimental-permission',
        ...readingRights(script, task.path),
        '--no-warnings',
      ],
    });
    const end = (result: T | Refusal) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(result);
    };
    const timer = setTimeout(() => end({ ok: false, reason: m.upload_too_much() }), ms);
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > residentMb * 1024 * 1024) end({ ok: false, reason: m.upload_too_much() });
    }, 50);
    child.once('message', (result) => end(check(result) ?? { ok: false, reason: m.upload_file_unreadable() }));
    child.once('error', () => end({ ok: false, reason: m.upload_file_unreadable() }));
    child.once('exit', () => end({ ok: false, reason: m.upload_too_much() }));
    lowerPriority(child.pid);
    child.send(task, (error) => error && end({ ok: false, reason: m.upload_file_unreadable() }));
  });
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // the process has ended already, or the system forbids it
  }
}

/** 0 if the system doesn't tell (it is not Linux): there the heap limit applies. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}
