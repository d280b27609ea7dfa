import { describe, expect, it, jest } from '@jest/globals';
import { satisfies, take } from './share';

const offer = (name: string) => ({ get: () => () => name });

describe('version ranges', () => {
  it.each([
    ['1.4.0', '^1.2.0', true],
    ['2.0.0', '^1.2.0', false],
    ['1.1.9', '^1.2.0', false],
    ['0.2.9', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['9.9.9', '*', true],
    ['1.0.0', undefined, true],
  ])('%s in %s: %s', (version, range, fits) => expect(satisfies(version, range)).toBe(fits));
});

describe('taking a shared module', () => {
  it('a singleton is the loaded one, even beside a newer offer', () => {
    const scope = { react: { '19.0.0': { ...offer('old'), loaded: true }, '19.3.0': offer('new') } };
    expect((take(scope, { shareKey: 'react', requiredVersion: '^19.0.0', singleton: true }) as () => unknown)()).toBe(
      'old',
    );
  });

  it('a stateless module is the newest that fits', () => {
    const scope = { ui: { '1.0.0': offer('one'), '1.4.0': offer('four'), '2.0.0': offer('two') } };
    expect((take(scope, { shareKey: 'ui', requiredVersion: '^1.0.0' }) as () => unknown)()).toBe('four');
  });

  it('a singleton out of range refuses when strict, else warns', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const scope = { react: { '18.0.0': offer('eighteen') } };
    expect(() =>
      take(scope, { shareKey: 'react', requiredVersion: '^19.0.0', singleton: true, strictVersion: true }),
    ).toThrow('react@18.0.0 does not satisfy ^19.0.0');
    take(scope, { shareKey: 'react', requiredVersion: '^19.0.0', singleton: true });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });

  it('falls back to a remote’s own copy, and says so plainly when there is none', () => {
    expect((take({}, { shareKey: 'x', fallback: () => () => 'own' }) as () => unknown)()).toBe('own');
    expect(() => take({}, { shareKey: 'x', requiredVersion: '^1.0.0' })).toThrow('nobody offers shared x ^1.0.0');
  });
});
