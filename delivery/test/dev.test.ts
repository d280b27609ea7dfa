import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Runs `pnpm dev`'s script to its end. */
const develop = (args: string[], env: Record<string, string> = {}) =>
  runNode([path.join(root, 'scripts/dev.mjs'), ...args], env);

function runNode(args: string[], env: Record<string, string> = {}): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, ...env } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 0, lines: `${stdout}${stderr}`.trim().split('\n') }),
    );
  });
}

async function serving(answer: string): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test.each([
  ['no remote', [], /Say which remote: pnpm dev mf-account \| mf-cart-checkout \|/],
  ['a package that is no remote', ['shell'], /Say which remote/],
  ['an option that there is not', ['mf-item', '--agains', 'x'], /Unknown option --agains\. .*--against/],
  [
    'a shop without its complete address',
    ['mf-item', '--against', 'shop.example'],
    /complete address: --against https:\/\/shop\.example/,
  ],
  ['a shop without any address', ['mf-item', '--against'], /complete address/],
])('pnpm dev: %s fails with one line that says what to do', async (_what, args, line) => {
  const { code, lines } = await develop(args);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(line)]);
});

test('a dev server whose port is busy fails and names the variable that changes it', async () => {
  const { server, port } = await serving('');
  const { code, lines } = await develop(['mf-item'], { DEV_PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    `Port ${port} is taken by another program. Stop that one, or choose another port: DEV_PORT=${port + 1} pnpm dev …`,
  ]);
});

test('a remote’s dev page is one that the home page links to, else its own page', async () => {
  const { server, port } = await serving(
    '<a href="/">…</a> <a href="/checkout/cart">…</a> <a href="/lists/staff-picks">…</a> <a href="/item/9786893220602">…</a>',
  );
  const code = `import('${root}/scripts/first-page.mjs').then(async ({ firstPage }) => {
    for (const remote of ['mf-item', 'mf-lists-registry', 'mf-cart-checkout', 'mf-events-content']) console.log(await firstPage(remote, 'http://127.0.0.1:${port}'));
    console.log(await firstPage('mf-item', 'http://127.0.0.1:1'));
  })`;
  const { lines } = await runNode(['-e', code]);
  server.close();
  expect(lines).toEqual(['/item/9786893220602', '/lists/staff-picks', '/checkout/cart', '/', '/']);
});

test('the DevTools hook remembers React renderers that started before hot reload', async () => {
  const code = `require('${root}/shared/webpack/keep-renderers.cjs');
    const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
    console.log(hook.inject('first'), hook.inject('second'), [...hook.renderers.values()].join());
    require('${root}/node_modules/.pnpm/node_modules/react-refresh/runtime').injectIntoGlobalHook(globalThis);
    console.log(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ === hook, hook.inject({ scheduleRefresh() {} }));`;
  expect((await runNode(['-e', code])).lines).toEqual(['1 2 first,second', 'true 3']);
});
