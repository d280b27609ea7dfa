// Child processes that never outlive the script.
import { fork, spawn } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { onStop, root } from './workspace.mjs';

/**
 * Runs a command to its end, in a process group of its own. Returns { code, output, errors }: its
 * complete output, and stderr alone. `show`: also prints 'all' output, or only its 'progress' on stdout.
 */
export function runCommand(command, args, { cwd = root, env = process.env, show } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', show === 'progress' ? 'inherit' : 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (show === 'all') process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
      errors += chunk;
      if (show === 'all') process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, errors }));
    onStop(() => endGroup(child));
  });
}

function endGroup(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // it has ended meanwhile
  }
}

const graceMs = 4000;

/** Starts a program that ends with this process in any case. `onEnd`: called if the program ends by itself. */
export function startProgram(file, { cwd = root, args = [], env, execArgv = [], onEnd }) {
  const child = fork(file, args, {
    cwd,
    env,
    execArgv: ['--import', path.join(root, 'scripts/end-with-channel.mjs'), ...execArgv],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopping = false;
  child.on('exit', (code) => isStopping || onEnd(code));
  onStop(() => {
    isStopping = true;
    return endProgram(child);
  });
  return child;
}

/** Runs a small program in a thread of this process, with nothing shared. */
export function startThread(file, { env, megabytes, onEnd }) {
  const thread = new Worker(file, {
    env,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 4 },
  });
  let isStopping = false;
  thread.on('error', () => undefined).on('exit', (code) => isStopping || onEnd(code));
  onStop(() => {
    isStopping = true;
    return thread.terminate();
  });
  return thread;
}

function endProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
