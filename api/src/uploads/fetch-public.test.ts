import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPublic, isPublicAddress } from './fetch-public';

describe('downloads', () => {
  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    'are allowed from public addresses: %s',
    (address) => expect(isPublicAddress(address, 443)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001:0:7f00:1::',
    'nonsense',
    '',
  ])('are refused from any other address: %s', (address) => expect(isPublicAddress(address, 80)).toBe(false));

  it('are allowed at the usual ports only', () =>
    expect([isPublicAddress('93.184.215.14', 22), isPublicAddress('93.184.215.14', 8080)]).toEqual([false, false]));
});

describe('a URL', () => {
  it.each([
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://127.0.0.1:80@127.0.0.1/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://x',
    'javascript:alert(1)',
    'data:text/plain,x',
    'http://',
    'https://user:word@example.com/',
    'not an address',
    'http://\u0000/',
    'http://169.254.169.254/latest/meta-data/',
    '//10.0.0.1/',
  ])('can’t reach inside in any notation: %s', async (url) => {
    await expect(fetchPublic(url, join(tmpdir(), 'never-written'))).rejects.toMatchObject({ name: 'FetchError' });
  });
});
