import type { Pins } from '../rollout/releases-for';
import type { Signer } from '../signing/sign';

/** What a tester's cookies hold, as an operator signed it. */
export interface Passes {
  pins: Pins;
  /** The smoke test of a candidate: its calls are marked, and change nothing outside the order itself. */
  isSmoke: boolean;
  /** `isLinked`: by an operator's link, which a banner names; else by the address of a shop under development. */
  developed: { name: string; origin: string; isLinked?: boolean } | undefined;
}
/** `until` in ms. */
export interface PinPass {
  name: string;
  version: string;
  until: number;
}
export interface DevPass {
  name: string;
  port: number;
  until: number;
}

export const passHours = 24;
export const passCookie = { pin: 'pins', smoke: 'smoke', dev: 'dev' } as const;
const between = '~';
const maxPins = 8;
const nothing: Passes = { pins: {}, isSmoke: false, developed: undefined };

/** `isGood`: whether testers may still see that release. */
export function createTesters(signer: Signer, isGood: (name: string, version: string) => boolean) {
  const isPass = (pass: unknown): pass is { name: string; until: number } =>
    typeof pass === 'object' && pass !== null && Reflect.get(pass, 'until') > Date.now();

  function openPin(text: string, purpose: 'pin' | 'smoke' = 'pin'): PinPass | undefined {
    const pass = signer.verify(purpose, text);
    return isPass(pass) && isPin(pass) && (purpose === 'smoke' || isGood(pass.name, pass.version)) ? pass : undefined;
  }
  function openDev(text: string): DevPass | undefined {
    const pass = signer.verify('dev', text);
    return isPass(pass) && isDev(pass) ? pass : undefined;
  }

  return {
    openPin,
    openDev,
    /** The cookie's value with one more pin; the newer of one package holds. */
    addPin(before: string | undefined, text: string): string {
      const { name } = openPin(text) ?? { name: '' };
      const others = split(before).filter((one) => openPin(one) && openPin(one)?.name !== name);
      return [...others, text].slice(-maxPins).join(between);
    },
    read(cookies: Record<string, string | undefined>): Passes {
      const { [passCookie.pin]: pinned, [passCookie.smoke]: smoked, [passCookie.dev]: dev } = cookies;
      if (!pinned && !smoked && !dev) return nothing;
      const smoke = smoked ? openPin(smoked, 'smoke') : undefined;
      const pins = [...split(pinned).flatMap((text) => openPin(text) ?? []), ...(smoke ? [smoke] : [])];
      const own = dev ? openDev(dev) : undefined;
      return {
        pins: Object.fromEntries(pins.map(({ name, version }) => [name, version])),
        isSmoke: smoke !== undefined,
        developed: own && { name: own.name, origin: `http://127.0.0.1:${own.port}`, isLinked: true },
      };
    },
  };
}
export type Testers = ReturnType<typeof createTesters>;

const split = (value = ''): string[] => value.split(between).filter(Boolean).slice(0, maxPins);
const isPin = (pass: object): pass is PinPass => 'version' in pass && 'name' in pass;
const isDev = (pass: object): pass is DevPass => 'port' in pass && 'name' in pass;
