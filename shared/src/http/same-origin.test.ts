import { describe, expect, it } from '@jest/globals';
import { isSameOrigin } from './same-origin';

const host = 'saltwater.example';
const own = `https://${host}`;
const evil = 'https://evil.example';

describe('a post comes from the shop itself', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: own },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: own },
    { origin: 'HTTPS://Saltwater.Example' },
  ])('with %j', (headers) => expect(isSameOrigin({ host, ...headers }, 'https')).toBe(true));

  it.each([
    {},
    { referer: `${own}/cart` },
    // Sec-Fetch-Site decides, whatever Origin says
    { 'sec-fetch-site': 'cross-site', origin: own },
    { 'sec-fetch-site': 'same-site', origin: own },
    { 'sec-fetch-site': 'none', origin: own },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '', origin: own },
    { 'sec-fetch-site': 'Same-Origin', origin: own },
    { 'sec-fetch-site': 'same-origin, cross-site', origin: own },
    // Origin alone
    { origin: evil },
    { origin: 'null' },
    { origin: '' },
    { origin: host },
    { origin: 'https://' },
    { origin: 'http://saltwater.example' },
    { origin: `${own}:8443` },
    { origin: `${own}.evil.example` },
    { origin: `https://sub.${host}` },
    { origin: `${own}/` },
    { origin: `${own} ` },
    { origin: `${own}, ${evil}` },
    { origin: `https://${host}@evil.example` },
    { origin: evil, host: 'evil.example, saltwater.example' },
    { origin: 'https://undefined', host: undefined },
    { origin: 'https://', host: undefined },
  ])('not with %j', (headers) => expect(isSameOrigin({ host, ...headers }, 'https')).toBe(false));

  it('over http only where the shop itself is on http', () => {
    const headers = { host: 'localhost:4000', origin: 'http://localhost:4000' };
    expect([isSameOrigin(headers, 'http'), isSameOrigin(headers, 'https')]).toEqual([true, false]);
  });
});
