import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Cart } from './checkout';

/** Amounts in cents. */
export interface PaidCart extends Cart {
  gift_cards: { amount: number }[];
}
export interface Answer<Body = { cart: PaidCart; order_number: string; code: string }> {
  status: number;
  body: Body;
}
interface Offer {
  used: boolean;
  price: number | null;
  onhand: number;
  is_extra_orderable: boolean;
}
export interface StockedBook {
  eisbn: string;
  /** In cents. */
  price: number;
  onhand: number;
}

/** Makes the edge trust X-Forwarded-For, so that each shopper can have an address. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' };

/**
 * A guest without a browser, who posts forms through the edge from `address`. `shop`: its webstore_name, '' for the
 * first.
 */
export class Shopper {
  private cookie = '';
  readonly email: string;

  constructor(
    private readonly origin: string,
    private readonly shop: string,
    private readonly address: string,
  ) {
    this.email = `guest-${address}@example.com`;
  }

  /** Makes a call and returns the answer, refusals included. */
  async ask<Body = Answer['body']>(name: string, fields: Record<string, string> = {}): Promise<Answer<Body>> {
    const { status, headers, text } = await this.post(`/customer/${name}`, new URLSearchParams(fields).toString());
    const [, own] =
      /^(session_id=[^;]+)/.exec(headers['set-cookie']?.find((line) => line.startsWith('session_id=')) ?? '') ?? [];
    if (own) this.cookie = own;
    return { status, body: JSON.parse(text) };
  }

  /** Makes a call and throws a refusal. */
  async call<Body = Answer['body']>(name: string, fields: Record<string, string> = {}): Promise<Body> {
    const { status, body } = await this.ask<Body & { error?: string }>(name, fields);
    if (status !== 200) throw new Error(`${name}: ${status} ${body.error}`);
    return body;
  }

  /** New books with one offer, ordered by title. */
  async shelf(): Promise<(StockedBook & { isOrdered: boolean })[]> {
    const { rows } = await this.call<{ rows: { eisbn: string; available: Offer[] }[] }>('browse/get', {
      j: 'onhand',
      v: 'title',
      o: '0',
      l: '100',
    });
    return rows.flatMap(({ eisbn, available: [offer, ...others] }) =>
      !offer || others.length > 0 || offer.used || offer.price === null
        ? []
        : [{ eisbn, price: offer.price, onhand: offer.onhand, isOrdered: offer.is_extra_orderable }],
    );
  }

  async onhandOf(eisbn: string): Promise<number | undefined> {
    return (await this.call<{ available: Offer[] }>('title/getItem', { eisbn })).available[0]?.onhand;
  }

  /** Solves the human check as a page does. */
  async captcha(): Promise<string> {
    const asked = JSON.parse((await this.call<{ challenge: string }>('captcha/getChallenge')).challenge);
    let number = 0;
    while (
      createHash('sha256').update(`${asked.salt}${number}`).digest('hex') !== asked.challenge &&
      number < asked.maxnumber
    )
      number++;
    return Buffer.from(JSON.stringify({ ...asked, number })).toString('base64');
  }

  /** The submit payload of a pickup order. */
  review({ checksum }: Cart, payment_choice = 'pickup'): Record<string, string> {
    const contact = { name: 'Ida Guest', email: this.email, phone: '6045550123' };
    return { ...contact, delivery_preference: 'pickup', payment_choice, checksum, idempotency_key: randomUUID() };
  }

  private post(
    path: string,
    body: string,
  ): Promise<{ status: number; headers: { 'set-cookie'?: string[] | undefined }; text: string }> {
    const { hostname, port } = new URL(this.origin);
    const host = `${this.shop ? `${this.shop}.` : ''}${hostname}:${port}`;
    const headers = {
      host,
      origin: `http://${host}`,
      'x-forwarded-for': this.address,
      'content-type': 'application/x-www-form-urlencoded',
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method: 'POST', path, headers, agent: false }, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
      });
      sent.on('error', reject).end(body);
    });
  }
}
