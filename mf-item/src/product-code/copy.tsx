import { toast } from '@bookfront/shared/events';
import { Hidden } from '@bookfront/shared/ui';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

/** How long 'Copied' is shown (P1 §4, P1 §9). */
const copiedMs = 1000;

/** 'Copy', and 'Copied to clipboard' for one second (ITM-47). */
export function Copy({ text, name }: { text: string; name: string }) {
  const [times, setTimes] = useState(0);
  const isCopied = times > 0;
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setTimes(0), copiedMs);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = async () => {
    if (await write(text)) setTimes(times + 1);
    else toast(m.copy_refused(), 'error');
  };
  return (
    <LinkButton onClick={copy}>
      {isCopied ? m.copied() : m.copy()}
      {!isCopied && <Hidden> {name}</Hidden>}
    </LinkButton>
  );
}

/** False if the browser refuses, as it does on an insecure connection. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
