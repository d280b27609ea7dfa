import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { GiftCardRow } from './gift-card-repository';

const stretch = promisify<string, Buffer, number, object, Buffer>(scrypt);
/**
 * Some 3 ms: an order issues many cards, and four digits withstand no longer search at any cost: the throttle guards
 * them.
 */
const cost = { N: 1024, r: 8, p: 1 };
const keyBytes = 32;

/** What is kept of a PIN, 'salt.key' in base64url; '' for a card without one. */
export async function hashPin(pin: string): Promise<string> {
  if (pin === '') return '';
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await stretch(pin, salt, keyBytes, cost)).toString('base64url')}`;
}

/** What no PIN gives. */
const nobodys = `${randomBytes(16).toString('base64url')}.${randomBytes(keyBytes).toString('base64url')}`;

/**
 * Whether a card is opened by a PIN: a card without one needs none, any other its own (GFT-20: the field may stay
 * empty, the check stays). Takes as long for a card that does not exist.
 */
export async function isPinOf(
  card: Pick<GiftCardRow, 'pin_hash' | 'shop_id' | 'number'> | undefined,
  pin: string,
): Promise<boolean> {
  const isSalted = card?.pin_hash.includes('.') ?? false;
  const [salt = '', key = ''] = (isSalted && card ? card.pin_hash : nobodys).split('.');
  const isRight = timingSafeEqual(
    await stretch(pin, Buffer.from(salt, 'base64url'), keyBytes, cost),
    Buffer.from(key, 'base64url'),
  );
  if (!card || isSalted) return isRight;
  // cards of an earlier version have one hash without a salt
  return (
    card.pin_hash === '' ||
    card.pin_hash === createHash('sha256').update(`${card.shop_id} ${card.number} ${pin}`).digest('base64url')
  );
}
