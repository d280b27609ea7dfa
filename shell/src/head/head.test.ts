import { storeRecordSchema } from '@bookfront/shared/schemas';
import { buildEvent, buildOffer, buildPage, buildSettings, buildTitle } from '@bookfront/shared/testing/builders';
import { describe, expect, it } from '@jest/globals';
import { headOf } from './head';
import { headMarkup } from './head-markup';
import { schemaAvailability } from './schema-offer';

const itemPage = (over = {}) => {
  const title = buildTitle(over);
  return buildPage({ url: `/item/${title.eisbn}`, queries: [[['title/getItem', { eisbn: title.eisbn }], title]] });
};

describe('the head of a page', () => {
  it('has an item’s title, description, image and schema.org book [ITM-44]', () => {
    const head = headOf(itemPage());
    expect(head).toMatchObject({
      title: 'Emma | Saltwater Books',
      description: 'A match is made.',
      canonical: '/item/9786800000011',
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Book',
      isbn: '9786800000011',
      offers: { price: '20.00', priceCurrency: 'CAD' },
    });
  });

  it('shows crawlers no price that guests may not see [OFR-16]', () => {
    const page = itemPage();
    expect(headOf({ ...page, settings: buildSettings({ guest_show_price: false }) }).jsonLd?.[0]).not.toHaveProperty(
      'offers',
    );
  });

  it.each([
    [{}, 'InStock'],
    [{ onhand: 'Y' as const }, 'InStock'],
    [{ onhand: 0, availability: 'forthcoming' as const }, 'PreOrder'],
    [{ onhand: 0, is_extra_orderable: true }, 'BackOrder'],
    [{ onhand: 0 }, 'OutOfStock'],
    [{ onhand: 0, availability: 'out_of_print' as const, is_extra_orderable: true }, 'OutOfStock'],
  ])('shows search engines the availability of %j: %s', (offer, availability) =>
    expect(schemaAvailability(buildOffer(offer))).toBe(availability),
  );

  it('uses an imported cover’s own address', () => {
    expect(headMarkup(itemPage({ cover_url: 'https://covers.example/1.jpg' }))).toContain(
      'property="og:image" content="https://covers.example/1.jpg"',
    );
  });

  it('has an absolute canonical address if the shop has a base URL, else none', () => {
    const page = itemPage();
    const { store_info } = page.settings;
    const of = (base_url: string) =>
      headMarkup({ ...page, settings: buildSettings({ store_info: { ...store_info, base_url } }) });
    expect(of('https://saltwater.example')).toContain(
      '<link rel="canonical" href="https://saltwater.example/item/9786800000011">',
    );
    expect(of('')).not.toContain('canonical');
  });

  it('has the shop’s own head content, as sanitised by the api [SHL-08]', () => {
    const custom_head = '<meta data-custom name="google-site-verification" content="a&amp;b" />';
    expect(headMarkup(buildPage({ settings: buildSettings({ custom_head }) }))).toContain(custom_head);
  });

  it('excludes missing, account and checkout pages from search engines', () => {
    expect(
      ['/nope', '/account/login', '/checkout/cart', '/'].map((url) => headOf(buildPage({ url })).noIndex ?? false),
    ).toEqual([true, true, true, false]);
  });

  it('escapes data in attributes and scripts', () => {
    const markup = headMarkup(itemPage({ title: '"><script>alert(1)</script>', description: '</script><b>x' }));
    expect(markup).not.toContain('<script>alert');
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
  });

  const store = { ...buildSettings().store_info, base_url: 'https://saltwater.example' };
  const settings = buildSettings({ store_info: store });

  it('leads crawlers from the shop’s home to an item by its subject', () => {
    const crumbs = headOf({ ...itemPage({ subjects: [{ subject: 'Fiction', sub_labels: [] }] }), settings })
      .jsonLd?.[1];
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Saltwater Books', item: 'https://saltwater.example/' },
        { position: 2, name: 'Fiction', item: 'https://saltwater.example/browse/filter/s/Fiction' },
        { position: 3, name: 'Emma', item: 'https://saltwater.example/item/9786800000011' },
      ],
    });
  });

  it('describes an event with its time, place and tickets', () => {
    const ticket = buildTitle({ title: 'A seat', available: [buildOffer({ price: 500 })] });
    const event = buildEvent({ info: { ...buildEvent().info, ticket: [ticket] } });
    const head = headOf(
      buildPage({ settings, url: '/events/31', queries: [[['event/get', { event_id: '31' }], { event }]] }),
    );
    expect(head.shareTitle).toBe('Poems by the stove | Saltwater Books');
    expect(head.description).toMatch(/^Tuesday, November 14, 2023\. Bring one of your own/);
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Event',
      startDate: '2023-11-15T03:00:00.000Z',
      endDate: '2023-11-15T05:00:00.000Z',
      location: { '@type': 'Place', name: 'Saltwater Books' },
      offers: [{ name: 'A seat', price: '5.00', availability: 'https://schema.org/InStock' }],
    });
  });

  it('gives the hours of each location, in pairs of a day, without those that mean closed', () => {
    const weekdays = [
      [[-1, -1]],
      [
        [540, 720],
        [780, 1440],
      ],
      [[600, 600]],
      [],
      [],
      [],
      [],
    ];
    const record = storeRecordSchema.parse({
      name: 'On the wharf',
      sc_addr_array: {},
      ws_hours: [{ title: '', weekdays, singles: [] }],
      today: { weekday: 1, is_open: true, until: 720 },
    });
    const page = buildPage({
      url: '/contact-hours/',
      queries: [[['webstore/getContactAndHours', {}], { rows: [record] }]],
    });
    expect(headOf(page).jsonLd?.[0]).toMatchObject({
      '@type': 'BookStore',
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '12:00' },
        { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '23:59' },
      ],
    });
  });

  it('has a custom page’s title and description for shares, and keeps a draft out of search engines', () => {
    const reply = { page_id: 'tides', title: 'Tide tables', description: 'When to come.', is_draft: true, widgets: [] };
    const page = buildPage({ url: '/', queries: [[['titlelist/getCustom', { page_id: 'home' }], reply]] });
    expect(headOf(page)).toMatchObject({ shareTitle: 'Tide tables', description: 'When to come.', noIndex: true });
    expect(headMarkup(page)).toContain('<meta property="og:title" content="Tide tables">');
  });
});
