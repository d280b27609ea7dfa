import { escapeText } from 'entities';
import { z } from 'zod';
import { toDecimal } from '../../src/money/decimal';
import type { Bank, SandboxPayment } from './bank';
import type { Answer, Route, RouteHandler } from './http';
import { clearentScript, frameScript, globalScript, paypalScript } from './scripts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:1rem;color:#1a1a1a;background:#fff}label{display:block;margin:.5rem 0}
input{font:inherit;padding:.5rem;width:100%;max-width:22rem;box-sizing:border-box;display:block}button{font:inherit;min-height:44px;padding:.5rem 1rem;margin:.25rem .25rem .25rem 0}
[role=alert]{color:#a00}[role=alert]:empty{margin:0}td,th{text-align:left;padding:.25rem .75rem .25rem 0}`;

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>${body}<script src="/frame.js"></script></body></html>`;

const cardTable = `<table><caption>Cards for trying</caption>
<tr><th>4242 4242 4242 4242</th><td>approved, as any other number is</td></tr>
<tr><th>4000 0000 0000 0002</th><td>declined</td></tr>
<tr><th>4000 0000 0000 0119</th><td>takes the money and does not answer</td></tr>
<tr><th>4000 0000 0000 0127</th><td>holds another amount</td></tr>
<tr><th>4000 0000 0000 0069</th><td>does not answer, and takes the money later</td></tr>
<tr><th>4000 0000 0000 0101</th><td>answers with a result that was given before</td></tr></table>`;

const cardForm = (
  action: string,
  button: string,
): string => `<form data-action="${action}" autocomplete="off"><p role="alert"></p>
<label>Card number<input name="number" inputmode="numeric" required minlength="13" maxlength="25"></label>
<label>Expiry (MM/YY)<input name="expiry" placeholder="12/34" required maxlength="7"></label>
<label>CVV<input name="cvv" inputmode="numeric" required minlength="3" maxlength="4"></label>
${button}</form>`;

/** The sandbox's index, scripts and frames for browsers. */
export function pageRoutes(bank: Bank): Route[] {
  const token: RouteHandler = ({ fields }) => {
    const digits = (z.object({ number: z.string().max(25) }).safeParse(fields).data?.number ?? '').replace(/\D/g, '');
    return digits.length < 13
      ? { status: 422, json: { error: 'Must be at least 13 digits' } }
      : { json: { token: bank.tokenFor(digits) } };
  };
  return [
    ['GET', '/healthz', () => ({ json: { ok: true } })],
    ['GET', '/', () => ({ html: shell('Payment sandbox', index(bank)) })],
    ['GET', '/frame.js', () => ({ script: frameScript })],
    ['GET', '/paypal/sdk.js', () => ({ script: paypalScript })],
    ['GET', '/global/fields.js', () => ({ script: globalScript })],
    ['GET', '/clearent/widget.js', () => ({ script: clearentScript })],
    ['GET', '/card', () => ({ html: shell('Card', cardForm('/token', '<button>Pay</button>')) })],
    ['GET', '/card-fields', () => ({ html: shell('Card', cardForm('/token', '')) })],
    ['GET', '/chase/frame', ({ query }) => chaseFrame(bank.byId(query.get('uid') ?? ''))],
    ['GET', '/paypal/approve', ({ query }) => approval(bank.byId(query.get('token') ?? ''))],
    ['POST', '/token', token],
  ];
}

const index = (bank: Bank): string =>
  `<h1>Payment sandbox</h1><p>It behaves like the shops’ payment providers. No money moves, and no card is kept.</p>${cardTable}${paymentsTable(bank.all().slice(0, 50))}`;

const sum = ({ amount, currency }: SandboxPayment): string => `${toDecimal(amount)} ${escapeText(currency)}`;
const unknown = (title: string): Answer => ({
  status: 404,
  html: shell(title, '<p role="alert">This payment is not known.</p>'),
});

function chaseFrame(payment: SandboxPayment | undefined): Answer {
  if (payment?.provider !== 'chase') return unknown('Payment');
  return {
    html: shell(
      'Payment',
      `<h1>Pay ${sum(payment)}</h1>${cardForm('/chase/pay', '<button>Complete payment</button>')}`,
    ),
  };
}

function approval(payment: SandboxPayment | undefined): Answer {
  if (payment?.provider !== 'paypal') return unknown('PayPal');
  const buttons = [
    ['approve', 'Approve'],
    ['decline', 'Approve, then decline'],
    ['timeout', 'Approve, then do not answer'],
    ['wrong_amount', 'Approve another amount'],
    ['late', 'Approve late'],
    ['cancel', 'Cancel'],
  ].map(([scenario, label]) => `<button data-scenario="${scenario}">${label}</button>`);
  return {
    html: shell('PayPal', `<h1>PayPal sandbox</h1><p>${sum(payment)}</p>${buttons.join('')}<p role="alert"></p>`),
  };
}

function paymentsTable(payments: readonly SandboxPayment[]): string {
  const rows = payments.map(
    ({ provider, id, held, currency, status }) =>
      `<tr><td>${escapeText(provider)}</td><td>${escapeText(id)}</td><td>${toDecimal(held)} ${escapeText(currency)}</td><td>${status}</td></tr>`,
  );
  return `<h2>Payments</h2><table><tr><th>Provider</th><th>Reference</th><th>Amount</th><th>Status</th></tr>${rows.join('')}</table>`;
}
