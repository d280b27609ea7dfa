import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { checkPage } from './check-page';
import { pageCommand } from './page-command';

const page = (...blocks: object[]) => ({ page_id: 'about', blocks });
const problemsOf = (document: unknown): string => {
  const checked = checkPage(typeof document === 'string' ? document : JSON.stringify(document));
  return checked.ok ? '' : checked.problems.join('\n');
};
const gif = { block: 'image_gif', id: 'a', image: { path: 'x.gif' } };

describe('a page document', () => {
  it.each([
    ['{', 'this is not JSON'],
    [{}, 'page_id: is missing; it must be a text in double quotes.'],
    [page({ block: 'headline', id: 'a' }), "blocks[0].block: there is no block 'headline'"],
    [page({ block: 'image_gi', id: 'a' }), "blocks[0].block: there is no block 'image_gi'; do you mean 'image_gif'?"],
    [page({ id: 'a' }), "blocks[0].block: A block names its type, such as 'headline_paragraph'."],
    [page({ ...gif, hight: 2 }), 'blocks[0].hight: there is no such field of this block.'],
    [page({ block: 'image_gif', id: 'a' }), 'blocks[0].image: '],
    [page(gif, gif), "blocks[1].id: An earlier block has the id 'a' too"],
    [page({ block: 'headline_paragraph', id: 'a', heading: 7 }), 'blocks[0].heading: must be a text in double quotes.'],
    [page({ ...gif, image: null }), 'blocks[0].image: must be an object in braces.'],
    [page({ block: 'text_over_video', id: 'a', video_url: '/x.mp4', aspect_ratio: '1:999' }), 'between 1:4 and 4:1'],
    [page({ ...gif, id: 'a b' }), "blocks[0].id: An id has letters, digits, '-' and '_' only."],
    [page({ ...gif, width: 7 }), 'blocks[0].width: '],
    [page({ ...gif, background: 'red' }), "blocks[0].background: A colour is written '#rrggbb'."],
    [
      page({ ...gif, image: { path: 'http://x.example/y.png' } }),
      'blocks[0].image: A picture at an address of its own',
    ],
    [
      page({ ...gif, image: { path: 'x', link: 'javascript:alert(1)' } }),
      'blocks[0].image.link: An address begins with',
    ],
    [
      page({ block: 'custom_button', id: 'a', button: { label: '', url: '/x' } }),
      'blocks[0].button.label: A button has a label.',
    ],
    [
      page({ block: 'youtube', id: 'a', video_url: 'https://evil.example' }),
      'blocks[0].video_url: A film is an address of YouTube',
    ],
    [
      page({ block: 'mailchimp_embedded', id: 'a', action: 'http://evil.example' }),
      'blocks[0].action: An address of a file',
    ],
    [
      page({ block: 'text_over_video', id: 'a', video_url: '/x.mp4', aspect_ratio: '16x9' }),
      "blocks[0].aspect_ratio: An aspect ratio is written 'width:height'",
    ],
    [{ page_id: 'a/b', blocks: [] }, "page_id: A page's id has letters"],
    [page(...Array.from({ length: 201 }, (_one, at) => ({ block: 'blank_space', id: `b${at}` }))), 'blocks: '],
    ['x'.repeat(1_000_001), 'the document: a page has at most 1000000 characters.'],
  ])('is refused with a line that says where and what is allowed: %j', (document, line) =>
    expect(problemsOf(document)).toContain(line),
  );
  it('gets every default filled in', () => {
    expect(
      checkPage(JSON.stringify(page({ block: 'text_over_parallax', id: 'a', image: { path: 'x' } }))),
    ).toMatchObject({
      ok: true,
      page: { title: '', blocks: [{ height: 600, speed: 1.5, placement: 'other' }] },
    });
  });
});

describe('the command', () => {
  let shop: TestShop;
  let folder: string;
  const said: string[] = [];
  beforeAll(async () => {
    shop = await openTestShop([]);
    folder = mkdtempSync(join(tmpdir(), 'bookfront-page-'));
  });
  beforeEach(() => {
    said.length = 0;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });
  const file = (document: unknown, name = 'page.json'): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(document));
    return path;
  };
  const run = (...args: string[]) =>
    pageCommand(
      shop.db,
      args,
      { info: (line) => void said.push(line), error: (line) => Math.min(1, said.push(line)) },
      testNow,
    );
  const shown = async (draft?: string) =>
    new Visitor(shop.app).call('titlelist/getCustom', { page_id: 'about', ...(draft ? { draft } : {}) });
  const blank = { block: 'blank_space', id: 'a' };

  it('checks files, prints one line per problem, and fails if one is wrong', async () => {
    expect(await run('check', file(page(blank)))).toBe(0);
    expect(
      await run('check', file(page(blank)), file(page({ block: 'x', id: 'a' }), 'other.json'), join(folder, 'gone')),
    ).toBe(1);
    expect(said.join('\n')).toMatch(
      /in order.*\n.*in order.*\n.*other\.json: blocks\[0\]\.block: .*\n.*There is no file/,
    );
  });

  it('publishes a page, prints it in a form that it accepts again, and lists it', async () => {
    expect(await run('put', 'saltwater', file(page({ block: 'headline_paragraph', id: 'a', heading: 'Hello' })))).toBe(
      0,
    );
    expect((await shown()).widgets).toMatchObject([{ heading: 'Hello' }]);
    said.length = 0;
    expect(await run('get', 'saltwater', 'about')).toBe(0);
    expect(await run('put', 'saltwater', file(JSON.parse(said[0] ?? '')))).toBe(0);
    said.length = 0;
    expect(await run('list', 'saltwater')).toBe(0);
    expect(said).toContain('about: published');
  });

  it('saves a draft and prints the link that shows it', async () => {
    await run('put', 'saltwater', file(page({ ...blank, height: 1 })));
    expect(await run('put', '--draft', 'saltwater', file(page({ ...blank, height: 2 })))).toBe(0);
    const [, draft = ''] = /\/about\?draft=(\S+)$/.exec(said.at(-1) ?? '') ?? [];
    expect(await shown(draft)).toMatchObject({ is_draft: true, widgets: [{ height: 2 }] });
    expect(await shown()).toMatchObject({ is_draft: false, widgets: [{ height: 1 }] });
    expect(await run('get', '--draft', 'saltwater', 'about')).toBe(0);
  });

  it('saves all files or none, and refuses what the shop doesn’t have', async () => {
    await run('put', 'saltwater', file(page({ ...blank, height: 5 })));
    said.length = 0;
    const bad = page(
      gif,
      { block: 'list', id: 'b', list_id: 'none' },
      { block: 'single_title_feature', id: 'c', eisbn: '9780306406157' },
      { block: 'single_event_feature', id: 'd', event_id: 'none' },
    );
    expect(await run('put', 'saltwater', file(page({ ...blank, height: 6 })), file(bad, 'bad.json'))).toBe(1);
    expect(said.join('\n')).toMatch(
      /no picture 'x\.gif'.*\n.*no list 'none'.*\n.*no title 9780306406157.*\n.*no event 'none'/,
    );
    expect((await shown()).widgets).toMatchObject([{ height: 5 }]);
    for (const args of [['put', 'nowhere', 'x'], ['get', 'saltwater', 'none'], ['put', 'saltwater'], ['paint'], []])
      expect(await run(...args)).toBe(1);
  });
});
