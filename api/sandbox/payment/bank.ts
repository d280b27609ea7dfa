import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** What a card or a button makes happen. */
export const whims = ['approve', 'decline', 'timeout', 'wrong_amount', 'late', 'duplicate'] as const;
export type Whim = (typeof whims)[number];

const dealSchema = z.object({
  id: z.string(),
  provider: z.string(),
  merchantReference: z.string(),
  /** Cents: what was asked for, and what is held. */
  amount: z.number().int(),
  held: z.number().int(),
  currency: z.string(),
  status: z.enum(['open', 'approved', 'authorised', 'captured', 'cancelled', 'declined']),
  whim: z.enum(whims),
});
export type Deal = z.infer<typeof dealSchema>;
const bookSchema = z.object({ deals: z.array(dealSchema), tokens: z.array(z.tuple([z.string(), z.enum(whims)])) });

/** Cards by what they do; any other number is approved. Of a number nothing but this is ever kept. */
const cards: Record<string, Whim> = {
  '4000000000000002': 'decline',
  '4000000000000119': 'timeout',
  '4000000000000127': 'wrong_amount',
  '4000000000000069': 'late',
  '4000000000000101': 'duplicate',
};
export const whimOfCard = (number: string): Whim => cards[number.replace(/\D/g, '')] ?? 'approve';

/** `held` false: the money is not taken, or not yet; `answered` false: whoever asked is told nothing. */
export interface Settlement {
  deal: Deal;
  answered: boolean;
}

const maxDeals = 2000;

/** All that the sandbox knows, in memory and in one small file, so that a restart remembers. */
export class Bank {
  private deals = new Map<string, Deal>();
  private tokens = new Map<string, Whim>();

  constructor(
    private readonly file: string,
    private readonly whenLate: (settle: () => void) => void,
  ) {
    const book = readBook(file);
    for (const deal of book?.deals ?? []) this.deals.set(deal.id, deal);
    for (const [token, whim] of book?.tokens ?? []) this.tokens.set(token, whim);
  }

  /** A token that stands for a card. */
  tokenFor(number: string): string {
    const token = newId('tok');
    this.tokens.set(token, whimOfCard(number));
    this.save();
    return token;
  }

  whimOf(token: string): Whim | undefined {
    return this.tokens.get(token);
  }

  open(asked: Pick<Deal, 'provider' | 'merchantReference' | 'amount' | 'currency'>): Deal {
    const deal: Deal = { ...asked, id: newId(asked.provider), held: asked.amount, status: 'open', whim: 'approve' };
    this.deals.set(deal.id, deal);
    this.save();
    return deal;
  }

  byId(id: string): Deal | undefined {
    return this.deals.get(id);
  }

  /** The latest of a merchant's reference that has come to something. */
  byReference(provider: string, reference: string): Deal | undefined {
    return [...this.deals.values()].findLast(
      (deal) => deal.provider === provider && deal.merchantReference === reference && deal.status !== 'open',
    );
  }

  /** Holds the money, in the way of the card. */
  authorise(deal: Deal, whim: Whim): Settlement {
    const twin =
      whim === 'duplicate'
        ? [...this.deals.values()].findLast((one) => one.provider === deal.provider && one.status === 'captured')
        : undefined;
    if (twin)
      return { deal: { ...twin, merchantReference: deal.merchantReference, status: 'authorised' }, answered: true };
    if (whim === 'late') this.whenLate(() => this.move(deal, 'authorised'));
    else {
      if (whim === 'wrong_amount') deal.held = deal.amount + 100;
      this.move(deal, whim === 'decline' ? 'declined' : 'authorised');
    }
    return { deal, answered: whim !== 'timeout' && whim !== 'late' };
  }

  move(deal: Deal, status: Deal['status']): void {
    deal.status = status;
    this.save();
  }

  all(): Deal[] {
    return [...this.deals.values()].toReversed();
  }

  private save(): void {
    for (const id of [...this.deals.keys()].slice(0, Math.max(0, this.deals.size - maxDeals))) this.deals.delete(id);
    writeFileSync(
      `${this.file}.new`,
      JSON.stringify({ deals: [...this.deals.values()], tokens: [...this.tokens].slice(-maxDeals) }),
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
