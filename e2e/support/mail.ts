import { expect, type Page } from '@playwright/test';

interface Email {
  recipient: string;
  subject: string;
  /** Without markup. */
  text: string;
}

/** The emails that the shops on `origin`'s port have written, latest first; /outbox serves them to their own machine. */
export async function outboxAt(origin: string): Promise<Email[]> {
  const html = await (await fetch(`http://localhost:${new URL(origin).port}/outbox`)).text();
  return [...html.matchAll(/<article><h2>(.*?)<\/h2><p>To ([^,<]+),([\s\S]*?)<\/article>/g)].map(
    ([, subject = '', recipient = '', rest = '']) => ({
      recipient,
      subject,
      text: rest.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'),
    }),
  );
}

/** The path and query of the link below `path` in the latest email to `recipient` that contains `part`. */
export async function linkInEmail(page: Page, recipient: string, path: string, part = ''): Promise<string> {
  const link = async () => {
    const emails = await outboxAt(page.url());
    const email = emails.find((one) => one.recipient === recipient && one.text.includes(part));
    return new RegExp(`https?://[^/\\s]+(${path}\\S*)`).exec(email?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return link();
}
