import { setTimeout as wait } from 'node:timers/promises';

/** Faults that tests inject: the files of a remote are `gone` (404) or `hang` (no answer for 20 seconds). */
export interface Faults {
  gone: string[];
  hang: string[];
}

const hangMs = 20_000;

/** `text`: JSON like {"gone":["mf_item"]}; undefined for no faults. */
export function readFaults(text: string | undefined): Faults {
  const { gone = [], hang = [] }: Partial<Faults> = text ? JSON.parse(text) : {};
  return { gone, hang };
}

/** Whether the browser can load this release's files; bundles leave the others out. */
export const isReachable = (faults: Faults, name: string) => !faults.gone.includes(name) && !faults.hang.includes(name);

/** Resolves when a request for this release's file may be answered. */
export async function injectFault(faults: Faults, name: string, closed: AbortSignal): Promise<'answer' | 'missing'> {
  if (faults.hang.includes(name)) {
    await wait(hangMs, undefined, { signal: closed, ref: false }).catch(() => undefined);
    return 'missing';
  }
  return faults.gone.includes(name) ? 'missing' : 'answer';
}
