import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';

export interface Started {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Runs `npm start` in a process group of its own, as a terminal does. */
export function npmStart(env: Record<string, string>, args: string[] = []): Started {
  const child = spawn('npm', ['start', ...(args.length ? ['--', ...args] : [])], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Sends SIGINT to the whole group, as Ctrl-C does. */
export function interrupt({ child }: Started): void {
  if (child.pid) process.kill(-child.pid, 'SIGINT');
}

interface Process {
  pid: number;
  parent: number;
  group: number;
  kilobytes: number;
}

/** The processes of the group and their descendants. */
export function processesOf({ child }: Started): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, group = 0, kilobytes = 0]) => ({ pid, parent, group, kilobytes }));
  const found = new Set(all.filter(({ group }) => group === child.pid).map(({ pid }) => pid));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}
