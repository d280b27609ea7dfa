import { toast } from '@bookfront/shared/events';
import { Hidden } from '@bookfront/shared/ui';
import { useBriefly } from '@bookfront/shared/ui/use-briefly';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

/** 'Copy', and 'Copied to clipboard' for one second (ITM-47). */
export function Copy({ text, name }: { text: string; name: string }) {
  const [isCopied, showCopied] = useBriefly();
  const copy = async () => {
    if (await write(text)) showCopied();
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
