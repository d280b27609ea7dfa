import type { SiteSettings } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import type { Api, Caller } from './api';

/** 'unknown': no shop has this address. 'down': the api can't answer. */
export type Shop = { kind: 'open'; settings: SiteSettings } | { kind: 'unknown' } | { kind: 'down' };

const freshMs = 1000;
const maxHosts = 500;
const settingsLimitMs = 3000;

/** Caches settings by host name. After a second, refreshes them in the background. */
export function createShops(api: Api) {
  const cached = new LRUCache<string, { shop: Shop; at: number; refreshing: boolean }>({ max: maxHosts });

  const visited = new LRUCache<string, true>({ max: maxHosts });

  async function fetchShop(caller: Caller): Promise<Shop> {
    const outcome = await api.call('store/getSettings', {}, { ...caller, secret: undefined }, settingsLimitMs);
    if (outcome.ok) return { kind: 'open', settings: outcome.reply as SiteSettings };
    return !outcome.late && outcome.status < 500 && outcome.status !== 429 ? { kind: 'unknown' } : { kind: 'down' };
  }

  async function load(caller: Caller): Promise<Shop> {
    const before = cached.get(caller.host);
    const found = await fetchShop(caller);
    const shop = found.kind === 'down' && before ? before.shop : found;
    if (shop.kind !== 'down') cached.set(caller.host, { shop, at: Date.now(), refreshing: false });
    return shop;
  }

  async function find(caller: Caller): Promise<Shop> {
    const hit = cached.get(caller.host);
    if (!hit) return load(caller);
    if (Date.now() - hit.at > freshMs && !hit.refreshing) {
      hit.refreshing = true;
      void load(caller);
    }
    return hit.shop;
  }

  return {
    get(caller: Caller): Promise<Shop> {
      visited.set(caller.host, true);
      return find(caller);
    },
    /** For pages that nobody opened. */
    sample: find,
    /** The names of the shops that were asked for here, in alphabetical order. */
    names(): string[] {
      const open = [...cached.values()].flatMap(({ shop }) =>
        shop.kind === 'open' ? [shop.settings.webstore_name] : [],
      );
      return [...new Set(open)].sort();
    },
    /** The hosts, with their ports, that pages of open shops were asked for by. */
    hosts: (): string[] =>
      [...cached].flatMap(([host, { shop }]) => (shop.kind === 'open' && visited.has(host) ? [host] : [])).sort(),
  };
}
export type Shops = ReturnType<typeof createShops>;
