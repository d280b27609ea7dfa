import type { Pins } from '../rollout/releases-for';
import type { Signer } from '../signing/sign';

/** What a tester's cookies grant, signed by an operator. */
export interface TesterAccess {
  pins: Pins;
  /** Whether this is a candidate's smoke test, whose calls are marked and have no effect beyond the order itself. */
  isSmoke: boolean;
  /** `isLinked`: by an operator's link, which the banner names; else by the address of a shop in development. */
  devRemote: { name: string; origin: string; isLinked?: boolean } | undefined;
}
/** `until` in ms. `isWithdrawn`: an operator made it to look into a release that had been rolled back. */
export interface PinLink {
  name: string;
  version: string;
  until: number;
  isWithdrawn?: boolean;
}
export interface DevLink {
  name: string;
  port: number;
  until: number;
}

export const linkHours = 24;
export const testerCookie = { pin: 'pins', smoke: 'smoke', dev: 'dev' } as const;
const separator = '~';
const maxPins = 8;
const noAccess: TesterAccess = { pins: {}, isSmoke: false, devRemote: undefined };

/** `isAvailable`: whether testers may see that release with this link. */
export function createTesters(signer: Signer, isAvailable: (link: PinLink) => boolean) {
  const isCurrent = (link: unknown): link is { name: string; until: number } =>
    typeof link === 'object' && link !== null && Reflect.get(link, 'until') > Date.now();

  function readPin(text: string, purpose: 'pin' | 'smoke' = 'pin'): PinLink | undefined {
    const link = signer.verify(purpose, text);
    return isCurrent(link) && isPin(link) && (purpose === 'smoke' || isAvailable(link)) ? link : undefined;
  }
  function readDev(text: string): DevLink | undefined {
    const link = signer.verify('dev', text);
    return isCurrent(link) && isDev(link) ? link : undefined;
  }

  return {
    readPin,
    readDev,
    /** The cookie's value with one more pin, which replaces an older one of the same package. */
    addPin(before: string | undefined, text: string): string {
      const { name } = readPin(text) ?? { name: '' };
      const others = split(before).filter((one) => readPin(one) && readPin(one)?.name !== name);
      return [...others, text].slice(-maxPins).join(separator);
    },
    read(cookies: Record<string, string | undefined>): TesterAccess {
      const { [testerCookie.pin]: pinned, [testerCookie.smoke]: smoked, [testerCookie.dev]: dev } = cookies;
      if (!pinned && !smoked && !dev) return noAccess;
      const smoke = smoked ? readPin(smoked, 'smoke') : undefined;
      const pins = [...split(pinned).flatMap((text) => readPin(text) ?? []), ...(smoke ? [smoke] : [])];
      const own = dev ? readDev(dev) : undefined;
      return {
        pins: Object.fromEntries(pins.map(({ name, version }) => [name, version])),
        isSmoke: smoke !== undefined,
        devRemote: own && { name: own.name, origin: `http://127.0.0.1:${own.port}`, isLinked: true },
      };
    },
  };
}
export type Testers = ReturnType<typeof createTesters>;

const split = (value = ''): string[] => value.split(separator).filter(Boolean).slice(0, maxPins);
const isPin = (link: object): link is PinLink => 'version' in link && 'name' in link;
const isDev = (link: object): link is DevLink => 'port' in link && 'name' in link;
