import * as m from '#messages';
import type { Handlers } from '../../call-context/call-context';
import { dateText } from '../../dates/dates';
import { notFound } from '../../http/failure';
import { registriesByIds, registryItems } from '../../registry/registry-repository';
import { cardsOf } from '../../title/title-cards';

export const registryCalls = {
  /** For anyone with its id. The address that gifts go to is told to buyers alone, with their session. */
  'giftregistry/get': async (context, { gift_registry_id }) => {
    const { db, shop, session } = context;
    const row = (await registriesByIds(db, shop.store_id, [gift_registry_id])).get(gift_registry_id);
    if (!row || !shop.settings.gift_registry_enabled) throw notFound('not_found', m.results_none());
    const items = await registryItems(db, gift_registry_id);
    const cards = await cardsOf(
      db,
      context,
      items.map(({ eisbn }) => eisbn),
    );
    return {
      gift_registry_id,
      title: row.title,
      name: row.name,
      occasion: row.occasion,
      description: row.description,
      deadline: row.deadline,
      deadline_text: dateText(row.deadline, shop.settings.time_zone),
      shipping_encouraged: row.shipping_encouraged === 1,
      store_can_edit: row.store_can_edit === 1,
      owner: { is_you: row.account_id !== null && row.account_id === session?.account_id },
      items: cards.flatMap((title) => {
        const item = items.find(({ eisbn }) => eisbn === title.eisbn);
        return item ? [{ title, qty_requested: item.qty_requested, qty_purchased: item.qty_purchased }] : [];
      }),
    };
  },
} satisfies Partial<Handlers>;
