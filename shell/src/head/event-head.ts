import type { PageState } from '@bookfront/shared/contract';
import { mainOffer } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { ShopEvent } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { breadcrumbs } from './breadcrumbs';
import type { PageMetadata } from './metadata';
import { plainText } from './plain-text';
import { schemaOffer } from './schema-offer';
import { postalAddress } from './store-head';

/** What an event's page adds to the metadata of its address. */
export function eventHead(page: PageState, event: ShopEvent): Partial<PageMetadata> {
  const { name, description } = event.info;
  const image = event.info.image?.src ?? event.info.img_path;
  return {
    shareTitle: `${name} | ${page.settings.store_info.name}`,
    description: plainText(`${event.day_text}. ${description}`),
    ...(image ? { image } : {}),
    jsonLd: [
      schemaEvent(page, event),
      ...breadcrumbs(page, [
        [m.events(), '/events'],
        [name, href.event(event.id)],
      ]),
    ],
  };
}

/** A schema.org Event at the shop, with its tickets if guests may see prices. */
function schemaEvent({ settings }: PageState, event: ShopEvent): object {
  const { store_info, checkout_info, guest_show_price } = settings;
  const tickets = guest_show_price ? event.info.ticket : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.info.name,
    description: plainText(event.info.description, 500),
    startDate: new Date(event.from * 1000).toISOString(),
    endDate: new Date(event.to * 1000).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location || store_info.name, address: postalAddress(store_info) },
    organizer: { '@type': 'BookStore', name: store_info.name, ...(store_info.url ? { url: store_info.url } : {}) },
    offers: tickets.flatMap((ticket) => {
      const offer = mainOffer(ticket);
      return offer && offer.price !== null
        ? [{ ...schemaOffer(offer.price, offer, checkout_info.currency), name: ticket.title }]
        : [];
    }),
  };
}
