import { buildOffer, buildPage, buildSettings, buildTitle } from '@bookfront/shared/testing/builders';
import { describe, expect, it } from '@jest/globals';
import { headOf, schemaAvailability } from './head';
import { headMarkup } from './head-markup';

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
    expect(head.jsonLd).toMatchObject({
      '@type': 'Book',
      isbn: '9786800000011',
      offers: { price: '20.00', priceCurrency: 'CAD' },
    });
  });

  it('shows crawlers no price that guests may not see [OFR-16]', () => {
    const page = itemPage();
    expect(headOf({ ...page, settings: buildSettings({ guest_show_price: false }) }).jsonLd).not.toHaveProperty(
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
});
