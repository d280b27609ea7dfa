import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { GiftCardRow } from './gift-card-repository';

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt);
/**
 * About 3 ms. A stronger hash would not protect four digits: the rate limit does. An order may issue a hundred cards.
 */
const cost = { N: 1024, r: 8, p: 1 };
const keyBytes = 32;

/** The salted hash of a PIN, 'salt.key' in base64url; '' for a card without a PIN. */
export async function hashPin(pin: string): Promise<string> {
  if (pin === '') return '';
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await scryptAsync(pin, salt, keyBytes, cost)).toString('base64url')}`;
}

/** Compared when the card doesn't exist. */
const dummyPinHash = `${randomBytes(16).toString('base64url')}.${randomBytes(keyBytes).toString('base64url')}`;

/**
 * Whether the PIN is the card's. A card without a PIN needs none (GFT-20: the field may stay empty, the check stays).
 * Takes equally long if the card doesn't exist.
 */
export async function isPinOf(
  card: Pick<GiftCardRow, 'pin_hash' | 'shop_id' | 'number'> | undefined,
  pin: string,
): Promise<boolean> {
  const isSalted = card?.pin_hash.includes('.') ?? false;
  const [salt = '', key = ''] = (isSalted && card ? card.pin_hash : dummyPinHash).split('.');
  const isRight = timingSafeEqual(
    await scryptAsync(pin, Buffer.from(salt, 'base64url'), keyBytes, cost),
    Buffer.from(key, 'base64url'),
  );
  if (!card || isSalted) return isRight;
  // cards issued by an earlier version have an unsalted hash
  return (
    card.pin_hash === '' ||
    card.pin_hash === createHash('sha256').update(`${card.shop_id} ${card.number} ${pin}`).digest('base64url')
  );
}
