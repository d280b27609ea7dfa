import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** The outcome that a test card or a button of the approval window selects. */
export const scenarios = ['approve', 'decline', 'timeout', 'wrong_amount', 'late', 'duplicate'] as const;
export type Scenario = (typeof scenarios)[number];

const paymentSchema = z.object({
  id: z.string(),
  provider: z.string(),
  merchantReference: z.string(),
  /** Cents: the requested amount, and the amount held. */
  amount: z.number().int(),
  held: z.number().int(),
  currency: z.string(),
  status: z.enum(['open', 'approved', 'authorised', 'captured', 'cancelled', 'declined']),
  scenario: z.enum(scenarios),
});
export type SandboxPayment = z.infer<typeof paymentSchema>;
const bookSchema = z.object({
  payments: z.array(paymentSchema),
  tokens: z.array(z.tuple([z.string(), z.enum(scenarios)])),
});

/** Test cards by outcome; any other number is approved. Only the outcome is ever stored, never the number. */
const cards: Record<string, Scenario> = {
  '4000000000000002': 'decline',
  '4000000000000119': 'timeout',
  '4000000000000127': 'wrong_amount',
  '4000000000000069': 'late',
  '4000000000000101': 'duplicate',
};
export const scenarioOfCard = (number: string): Scenario => cards[number.replace(/\D/g, '')] ?? 'approve';

/** `held` false: the money is not taken, or not yet; `answered` false: the caller gets no reply. */
export interface Settlement {
  payment: SandboxPayment;
  answered: boolean;
}

const maxPayments = 2000;

/** The sandbox's whole state, in memory and in one small file, so that it survives a restart. */
export class Bank {
  private payments = new Map<string, SandboxPayment>();
  private tokens = new Map<string, Scenario>();

  constructor(
    private readonly file: string,
    private readonly whenLate: (settle: () => void) => void,
  ) {
    const book = readBook(file);
    for (const payment of book?.payments ?? []) this.payments.set(payment.id, payment);
    for (const [token, scenario] of book?.tokens ?? []) this.tokens.set(token, scenario);
  }

  /** A token for a card. */
  tokenFor(number: string): string {
    const token = newId('tok');
    this.tokens.set(token, scenarioOfCard(number));
    this.save();
    return token;
  }

  scenarioOf(token: string): Scenario | undefined {
    return this.tokens.get(token);
  }

  open(asked: Pick<SandboxPayment, 'provider' | 'merchantReference' | 'amount' | 'currency'>): SandboxPayment {
    const payment: SandboxPayment = {
      ...asked,
      id: newId(asked.provider),
      held: asked.amount,
      status: 'open',
      scenario: 'approve',
    };
    this.payments.set(payment.id, payment);
    this.save();
    return payment;
  }

  byId(id: string): SandboxPayment | undefined {
    return this.payments.get(id);
  }

  /** The latest payment under a merchant's reference that has a result. */
  byReference(provider: string, reference: string): SandboxPayment | undefined {
    return [...this.payments.values()].findLast(
      (payment) =>
        payment.provider === provider && payment.merchantReference === reference && payment.status !== 'open',
    );
  }

  /** Authorises the money with the card's outcome. */
  authorise(payment: SandboxPayment, scenario: Scenario): Settlement {
    const twin =
      scenario === 'duplicate'
        ? [...this.payments.values()].findLast((one) => one.provider === payment.provider && one.status === 'captured')
        : undefined;
    if (twin)
      return {
        payment: { ...twin, merchantReference: payment.merchantReference, status: 'authorised' },
        answered: true,
      };
    if (scenario === 'late') this.whenLate(() => this.move(payment, 'authorised'));
    else {
      if (scenario === 'wrong_amount') payment.held = payment.amount + 100;
      this.move(payment, scenario === 'decline' ? 'declined' : 'authorised');
    }
    return { payment, answered: scenario !== 'timeout' && scenario !== 'late' };
  }

  move(payment: SandboxPayment, status: SandboxPayment['status']): void {
    payment.status = status;
    this.save();
  }

  all(): SandboxPayment[] {
    return [...this.payments.values()].toReversed();
  }

  private save(): void {
    for (const id of [...this.payments.keys()].slice(0, Math.max(0, this.payments.size - maxPayments)))
      this.payments.delete(id);
    writeFileSync(
      `${this.file}.new`,
      JSON.stringify({ payments: [...this.payments.values()], tokens: [...this.tokens].slice(-maxPayments) }),
    );
    renameSync(`${this.file}.new`, this.file);
  }
}

const newId = (kind: string): string => `${kind}-${randomBytes(9).toString('hex')}`;

function readBook(file: string): z.infer<typeof bookSchema> | undefined {
  try {
    return bookSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
