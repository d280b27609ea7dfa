import type { Transporter } from 'nodemailer';
import type { Shop } from '../shop/shop';
import type { MailSender } from './send-mail';

const timeoutMs = 15_000;
/** RFC 3834: no answering machine replies to these emails. None is a bulk email, so none has RFC 8058's headers. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends by SMTP. The shop's document names the environment variable that contains the server's URL
 * (smtps://user:password@host).
 */
export function mailSender(env: Readonly<Record<string, string | undefined>>): MailSender {
  const servers = new Map<string, Transporter>();
  /** Imports the library with the first email. */
  const serverAt = async (url: string): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const server = servers.get(url) ?? createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
    servers.set(url, server);
    return server;
  };
  const urlOf = ({ back_office: { mail } }: Shop) => (mail.smtp_env ? env[mail.smtp_env] : undefined);
  return {
    serves: (shop) => Boolean(urlOf(shop)),
    send: async (shop, { recipient, subject, text, html, id }) => {
      const url = urlOf(shop);
      if (!url) throw new Error('This shop has no mail server.');
      const { store_info } = shop.settings;
      const from = { name: store_info.name, address: shop.back_office.mail.from || store_info.email };
      const messageId = `<bookfront-${id}-${store_info.id}@${from.address.split('@')[1] ?? 'localhost'}>`;
      const replyTo = store_info.email || from.address;
      const email = { from, replyTo, to: recipient, subject, text, html, messageId, headers: automatic };
      await (await serverAt(url)).sendMail(email);
    },
  };
}
