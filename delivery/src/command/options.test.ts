import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommand, readDuration, readShare } from './options';

const folder = mkdtempSync(path.join(tmpdir(), 'bookfront-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'operator-token'), 'local-token\n');
const env = { PORT: '4123', DATA_DIR: folder };

test('without an address the command goes to the shop on this machine', () => {
  expect(readCommand(['status', '--json'], env)).toMatchObject({
    name: 'status',
    origin: 'http://localhost:4123',
    token: 'local-token',
    isJson: true,
  });
});

test('a command for another shop takes its address and token', () => {
  const command = readCommand(['publish', 'mf-item', '--to', 'https://shop.example/x', '--token', 't'], env);
  expect(command).toMatchObject({ operands: ['mf-item'], origin: 'https://shop.example', token: 't' });
  expect(readCommand(['status', '--to', 'https://shop.example'], { ...env, BOOKFRONT_TOKEN: 'b' }).token).toBe('b');
});

test('a canary takes its share and the shop’s address with --to', () => {
  const command = readCommand(
    ['canary', 'mf-item', '2.0.0', '--to', '5', '--to', 'https://shop.example', '--token', 't'],
    env,
  );
  expect(command).toMatchObject({ origin: 'https://shop.example', values: { share: '5' } });
  expect(readCommand(['canary', 'mf-item', '2.0.0', '--to', '5'], env)).toMatchObject({
    origin: 'http://localhost:4123',
    values: { share: '5' },
  });
});

test.each([
  [['sing'], /^There is no command sing\. pnpm release --help/],
  [['status', '--loud'], /--loud.*pnpm release --help/],
  [['status', '--to', 'shop.example'], /^shop\.example is no address\./],
  [['status', '--to', 'https://shop.example'], /asks for a token: --token …, or BOOKFRONT_TOKEN/],
])('%j fails with one line that says what to do', (args, line) => expect(() => readCommand(args, env)).toThrow(line));

test('a missing operator token fails with one line that says what to do', () => {
  expect(() => readCommand(['status'], { DATA_DIR: path.join(folder, 'none') })).toThrow(
    /has not been opened yet .*npm start/,
  );
});

test.each([
  ['90s', 90_000],
  ['10m', 600_000],
  ['1.5h', 5_400_000],
])('%s is %d ms', (text, ms) => expect(readDuration(text, '--soak')).toBe(ms));

test.each(['10', 'm', '1d', ''])('"%s" is not a duration', (text) =>
  expect(() => readDuration(text, '--soak')).toThrow(/Write 90s, 10m or 2h/),
);
test.each(['-1', '101', 'x', undefined])('%s is not a share', (text) =>
  expect(() => readShare(text, '--to')).toThrow(/a share from 0 to 100/),
);
