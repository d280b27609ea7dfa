import type { ClientConfig } from '@bookfront/shared/api-client';
import type { SessionStore } from '@bookfront/shared/session';
import type { PageState } from '../contract';
import type { RemoteLookup } from './lookup';

/**
 * What whoever mounts a remote in its own React root hands over. `url`: the page to show, e.g. '/item/978…'; `lookup`
 * gives the other packages' parts, if there are any. The shell names the part (`id`, `props`) and stands behind it
 * (`host`).
 */
export interface MountProps {
  page: PageState;
  url: string;
  lookup?: RemoteLookup;
  id?: string;
  props?: object;
  host?: Host;
}

/**
 * The page around a root of another React: no component crosses, only these. `show` draws another package's part into
 * an element, and gives back what takes it away.
 */
export interface Host {
  session: SessionStore;
  calls: ClientConfig;
  navigate: (to: string | number, options?: { replace?: boolean }) => void;
  show: (id: string, props: object, element: HTMLElement) => () => void;
  onError: (error: unknown) => void;
}

export interface Mounting {
  update: (given: MountProps) => void;
  end: () => void;
}
interface Start {
  name: string;
  element: () => HTMLElement | null;
  given: MountProps;
  onError: (error: unknown) => void;
}
type Step = (props: object) => Promise<unknown>;
interface Lifecycles {
  bootstrap: Step;
  mount: Step;
  unmount: Step;
  update?: Step;
}

const STEP_MS = 3000;

/**
 * single-spa's lifecycles as one mounting: steps follow each other, each in its time; a late or failed one is told,
 * never waited for.
 */
export function loadLifecycles(id: string, module: unknown): (start: Start) => Mounting {
  if (!isLifecycles(module)) throw new Error(`no lifecycles of ${id}`);
  return ({ name, element, given, onError }) => {
    const own = { name, singleSpa: {}, mountParcel: () => {}, domElementGetter: element };
    let props = { ...own, ...given };
    let steps = inTime(module.bootstrap(props))
      .then(() => inTime(module.mount(props)))
      .catch(onError);
    return {
      update(next) {
        props = { ...own, ...next };
        steps = steps.then(() => module.update && inTime(module.update(props))).catch(onError);
      },
      end: () => void steps.then(() => inTime(module.unmount(props))).catch(() => {}),
    };
  };
}

const isLifecycles = (module: unknown): module is Lifecycles =>
  typeof module === 'object' &&
  module !== null &&
  ['bootstrap', 'mount', 'unmount'].every((step) => typeof Reflect.get(module, step) === 'function');

function inTime(step: Promise<unknown>): Promise<unknown> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new LateLifecycles('timeout: lifecycles')), STEP_MS);
    step.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** A step that took too long: the same release is not asked to take as long again. */
class LateLifecycles extends Error {
  override name = 'LateLifecycles';
}
