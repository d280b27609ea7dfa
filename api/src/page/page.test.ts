import { type PageReply, pageDocumentSchema } from '@bookfront/shared/schemas';
import type { KyselyPlugin } from 'kysely';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';
import { insertEvent } from '../event/event-repository';
import { saveImage } from '../image/image-repository';
import { noSandbox } from '../payment-provider/providers';
import { shopByName } from '../shop/shop';
import { signDraft } from './draft-link';
import { pageReply } from './page-reply';
import { savePage } from './page-repository';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type BlockInput = { block: string; id?: string } & Record<string, unknown>;
const documentOf = (page_id: string, blocks: readonly BlockInput[], more = {}): string =>
  JSON.stringify(
    pageDocumentSchema.parse({
      page_id,
      blocks: blocks.map((block, at) => ({ id: `b${at}`, ...block })),
      ...more,
    }),
  );
const put = (page_id: string, blocks: readonly BlockInput[], shop_id = '101', more = {}) =>
  savePage(shop.db, shop_id, page_id, { document: documentOf(page_id, blocks, more) });
const page = (page_id: string, draft?: string, host = 'localhost'): Promise<PageReply> =>
  new Visitor(shop.app, host).call('titlelist/getCustom', { page_id, ...(draft === undefined ? {} : { draft }) });

const event = (
  event_id: string,
  starts: number,
  shop_id = '101',
  titles = { book: [] as string[], ticket: [] as string[] },
) =>
  insertEvent(
    shop.db,
    {
      shop_id,
      event_id,
      uid: event_id,
      name: event_id,
      description: '<p>All of it.</p>',
      summary: 'All of it.',
      location: 'The shop',
      image: '',
      starts,
      ends: starts + 3600,
      is_all_day: 0,
      changed: testNow,
    },
    titles,
  );
const listIds = async (shop_id = '101'): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('list')
      .select('list_id')
      .where('shop_id', '=', shop_id)
      .where('account_id', 'is', null)
      .execute()
  ).map(({ list_id }) => list_id);

describe('a page', () => {
  it('returns its widgets, title and description; an unknown page is empty [API-026] [GAP-10]', async () => {
    await put('about', [{ block: 'headline_paragraph', heading: 'Who we are', text: 'Two people and a cat.' }], '101', {
      title: 'About us',
      description: 'The people behind the counter',
    });
    expect(await page('about')).toMatchObject({
      page_id: 'about',
      title: 'About us',
      description: 'The people behind the counter',
      is_draft: false,
      widgets: [{ block: 'headline_paragraph', id: 'b0', placement: 'other', text: '<p>Two people and a cat.</p>' }],
    });
    expect(await page('nowhere')).toEqual({
      page_id: 'nowhere',
      title: '',
      description: '',
      is_draft: false,
      widgets: [],
    });
  });

  it('is the home page of each demo shop: a banner and lists [PGB-01]', async () => {
    const { widgets } = await page('home');
    expect(widgets[0]).toMatchObject({ block: 'text_over_image', placement: 'banner' });
    expect(widgets.filter(({ block }) => block === 'list').length).toBeGreaterThan(3);
  });

  it('can be the privacy policy or the terms, under fixed ids [API-046] [GAP-57] [CON-13] [CON-14]', async () => {
    await put('privacy-policy', [{ block: 'headline_paragraph', text: 'We keep little.' }]);
    await put('terms-conditions', [{ block: 'headline_paragraph', text: 'Be kind.' }]);
    const visitor = new Visitor(shop.app);
    const { page: privacy } = await visitor.call('webstore/getPrivacyPolicyPage', {});
    const { page: terms } = await visitor.call('webstore/getTermsPage', {});
    expect([privacy, terms]).toMatchObject([
      { page_id: 'privacy-policy', widgets: [{ text: '<p>We keep little.</p>' }] },
      { page_id: 'terms-conditions', widgets: [{ text: '<p>Be kind.</p>' }] },
    ]);
  });

  it('contains cleaned markup only; plain texts are unchanged [GAP-55]', async () => {
    const text = '<p onclick="x()">A <b>bold</b> word<script>x()</script><svg onload=x()></svg></p>';
    const clean = '<p>A <b>bold</b> word</p>';
    await put('hostile', [
      { block: 'headline_paragraph', text },
      { block: 'text_over_image', text },
      { block: 'popup_notice', text },
      { block: 'mailchimp_embedded', text, action: 'https://lists.example/subscribe/post' },
      { block: 'custom_element', description: text },
      {
        block: 'custom_html_css',
        html: `${text}<iframe src="https://evil.example"></iframe>`,
        css: 'p{color:red;position:fixed}',
      },
      { block: 'above_searchbar_notice', text: 'Fish & <chips>' },
    ]);
    const { widgets } = await page('hostile');
    expect(widgets).toMatchObject([
      ...Array.from({ length: 4 }, () => ({ text: clean })),
      { description: clean },
      { html: clean },
      { text: 'Fish & <chips>' },
    ]);
    expect(widgets[5]).toMatchObject({ css: expect.stringMatching(/^\[data-block="b5"\] p\{color:red\}/) });
  });

  it('doesn’t reveal where the newsletter is sent [PGB-39]', async () => {
    await put('letter', [{ block: 'mailchimp_embedded', action: 'https://lists.example/subscribe/post?u=1&id=2' }]);
    const { widgets } = await page('letter');
    expect(widgets[0]).toMatchObject({ block: 'mailchimp_embedded', action: '' });
    expect(JSON.stringify(widgets)).not.toContain('lists.example');
  });

  it('resolves pictures by file name, and drops a block without its picture [PGB-13]', async () => {
    await saveImage(shop.db, {
      shop_id: '101',
      name: 'wharf.jpg',
      hash: 'abc',
      width: 1200,
      height: 800,
      widths: '[480,960]',
      is_animated: 0,
    });
    const image = { path: 'wharf.jpg', alt: 'The wharf', link: '/browse', new_tab: true };
    const gone = { path: 'gone.jpg' };
    await put('pictures', [
      { block: 'image_gif', image },
      { block: 'image_gif', image: gone },
      { block: 'image_grid', images: [gone, image, { path: 'https://img.example/x.jpg', width: 10, height: 20 }] },
      { block: 'image_carousel', images: [gone] },
      { block: 'text_over_image', heading: 'No picture', image: gone },
    ]);
    const shown = {
      src: '/images/abc-960.webp',
      srcset: '/images/abc-480.webp 480w, /images/abc-960.webp 960w',
      width: 1200,
      height: 800,
      alt: 'The wharf',
      link: '/browse',
      new_tab: true,
    };
    expect((await page('pictures')).widgets).toMatchObject([
      { id: 'b0', image: shown },
      { id: 'b2', images: [shown, { src: 'https://img.example/x.jpg', width: 10, height: 20, srcset: '' }] },
      { id: 'b4', image: null },
    ]);
  });

  it('leaves out data that is deleted or another shop’s: titles, lists, events, a shopper’s list [PGB-06]', async () => {
    const eisbn = await stockTitle(shop, 2);
    const withdrawn = await stockTitle(shop, 2);
    await shop.db
      .updateTable('title')
      .set({ for_sale: 0 })
      .where('eisbn', '=', withdrawn)
      .where('shop_id', '=', '101')
      .execute();
    const [list = ''] = await listIds();
    const [foreign = ''] = await listIds('102');
    const { wishlist_id } = await new Visitor(shop.app).logIn();
    await event('reading', testNow + 86_400);
    await event('theirs', testNow + 86_400, '102');
    await put('shown', [
      { block: 'single_title_feature', eisbn },
      { block: 'single_title_feature', eisbn: withdrawn },
      { block: 'single_title_feature', eisbn: '9780306406157' },
      { block: 'product_slider', list_id: list },
      { block: 'product_grid', list_id: foreign },
      { block: 'list', list_id: wishlist_id },
      { block: 'list', list_id: list, placement: 'left_sidebar' },
      { block: 'single_event_feature', event_id: 'reading' },
      { block: 'single_event_feature', event_id: 'theirs' },
    ]);
    const { widgets } = await page('shown');
    expect(widgets).toMatchObject([
      { id: 'b0', title: { eisbn } },
      { id: 'b3', list: { list_id: list } },
      { id: 'b6', list_id: list, placement: 'left_sidebar', block: 'list' },
      { id: 'b7', event: { id: 'reading', info: { description: '<p>All of it.</p>' } } },
    ]);
    expect(widgets).toHaveLength(4);
  });

  it('shows two upcoming events by default, in chronological order [PGB-31] [PGB-30]', async () => {
    for (const [at, days] of [3, 1, 2, -1].entries()) await event(`coming-${at}`, testNow + days * 86_400 + 60);
    await put('events-page', [
      { block: 'events_calendar_upcoming' },
      { block: 'events_calendar_upcoming', limit: 3 },
      { block: 'events_calendar' },
    ]);
    const { widgets } = await page('events-page');
    const names = widgets.flatMap((widget) =>
      widget.block === 'events_calendar_upcoming'
        ? [widget.events.map(({ id }) => id).filter((id) => id.startsWith('coming'))]
        : [],
    );
    expect(names[0]).toEqual(['coming-1']);
    expect(names[1]).toEqual(['coming-1', 'coming-2']);
    expect(widgets[2]).toMatchObject({ calendar: { month: '202605', today: '20260520' } });
  });

  it('with 200 blocks needs no more queries than one with ten', async () => {
    const [list = ''] = await listIds();
    const eisbn = await stockTitle(shop, 1);
    const blocks = (count: number): BlockInput[] =>
      Array.from(
        { length: count },
        (_one, at) =>
          [
            { block: 'product_slider', list_id: list },
            { block: 'text_over_image', eisbns: [eisbn], image: { path: 'wharf.jpg' } },
            { block: 'single_title_feature', eisbn },
            { block: 'single_event_feature', event_id: 'reading' },
            { block: 'events_calendar' },
          ][at % 5] ?? { block: 'blank_space' },
      );
    await put('ten', blocks(10));
    await put('two-hundred', blocks(200));
    // of forty calendars three are shown
    expect((await page('two-hundred')).widgets).toHaveLength(163);
    const [few, many] = [await statements('ten'), await statements('two-hundred')];
    expect(many).toBe(few);
    expect(few).toBeLessThan(25);
  });
});

/** How many queries a page takes. */
async function statements(pageId: string): Promise<number> {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const saltwater = await shopByName(shop.db, 'saltwater');
  if (!saltwater) throw new Error('no shop');
  const visitor = { session: undefined, address: '', isTest: false, setSecret: () => undefined };
  const context = { ...visitor, db: shop.db.withPlugin(counting), now: testNow, shop: saltwater, log: shop.app.log };
  await pageReply({ ...context, payments: noSandbox, sharedOrigin: '' }, pageId, undefined);
  return count;
}

describe('a draft', () => {
  const draftOf = (text: string): { draft: string } => ({
    draft: documentOf('news', [{ block: 'headline_paragraph', text }]),
  });
  const link = (pageId = 'news', shopId = '101', now = testNow) => signDraft(shop.db, { shopId, pageId, now });
  beforeEach(async () => {
    await put('news', [{ block: 'headline_paragraph', text: 'Old news' }]);
    await savePage(shop.db, '101', 'news', draftOf('New news'));
  });

  it('is shown by its signed link only [PGB-06]', async () => {
    expect(await page('news', await link())).toMatchObject({ is_draft: true, widgets: [{ text: '<p>New news</p>' }] });
    expect(await page('news')).toMatchObject({ is_draft: false, widgets: [{ text: '<p>Old news</p>' }] });
  });

  it.each<[string, () => Promise<string>]>([
    ['one that is made up', async () => `${testNow + 60}.${'A'.repeat(43)}`],
    ['one that has run out', () => link('news', '101', testNow - 24 * 3600)],
    ['one that was given more time', async () => (await link()).replace(/^\d+/, String(testNow + 999_999))],
    ['one of another page', () => link('about')],
    ['one of another shop', () => link('news', '102')],
    ['no link at all', async () => 'x'.repeat(500)],
  ])('stays hidden from %s, which shows the published page', async (_, make) =>
    expect(await page('news', await make())).toMatchObject({ is_draft: false, widgets: [{ text: '<p>Old news</p>' }] }),
  );

  it('is deleted when the page is published', async () => {
    const signed = await link();
    await put('news', [{ block: 'headline_paragraph', text: 'Newest' }]);
    expect(await page('news', signed)).toMatchObject({ is_draft: false, widgets: [{ text: '<p>Newest</p>' }] });
  });
});
