import { act, waitFor } from '@testing-library/react';

/** The script of a provider that the page has asked for; jsdom fetches none. */
export async function scriptAt(start: string): Promise<HTMLScriptElement> {
  const found = () => [...document.head.querySelectorAll('script')].find(({ src }) => src.startsWith(start));
  await waitFor(() => {
    if (!found()) throw new Error(`no script ${start}`);
  });
  const script = found();
  if (!script) throw new Error(`no script ${start}`);
  return script;
}

/** Reports that the script was loaded. */
export const arrived = (script: HTMLScriptElement) => act(async () => void script.dispatchEvent(new Event('load')));

export function scriptsOfOthers(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}
