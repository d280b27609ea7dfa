import { clientConfig } from '@bookfront/shared/api-client';
import { usePage } from '@bookfront/shared/page';
import { sessionStore } from '@bookfront/shared/session';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import * as m from '#messages';
import type { RemoteId } from '../contract';
import { loadLifecycles, type Mounting, type MountProps } from './lifecycles';
import { Remote } from './remote';

interface EmbeddedPart {
  key: number;
  id: string;
  props: object;
  element: HTMLElement;
}

/**
 * A component of a release that has another React major. The release's own lifecycles mount it in a root of its own,
 * within a time limit, and it follows the page's session and address. The page's React renders the parts of other
 * packages that it embeds, as portals into its elements.
 */
export function otherReactRemote(id: string, module: unknown): ComponentType<object> {
  const lifecycles = loadLifecycles(id, module);
  return function OtherReactRemote(props: object) {
    const container = useRef<HTMLDivElement>(null);
    const mounting = useRef<Mounting>(undefined);
    const name = `${id} ${useId()}`;
    const { embeddedParts, show } = useEmbeddedParts();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const page = usePage();
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    const given: Omit<MountProps, 'lookup'> = {
      page,
      url: pathname + search + hash,
      id,
      props,
      host: {
        session: sessionStore,
        calls: clientConfig(),
        show,
        navigate: (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)),
        onError: (error) => setFailure({ error }),
      },
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once; what changes goes by `update`
    useEffect(() => {
      const started = lifecycles({
        name,
        element: () => container.current,
        given,
        onError: (error) => setFailure({ error }),
      });
      mounting.current = started;
      return () => started.end();
    }, [name]);
    useEffect(() => mounting.current?.update(given));
    if (failure) throw failure.error;
    return (
      <>
        <div ref={container} />
        {embeddedParts.map(renderEmbeddedPart)}
      </>
    );
  };
}

/** The label and the props are the embedding release's own promise (`RemoteProps`): this side only passes them on. */
const renderEmbeddedPart = ({ key, id, props, element }: EmbeddedPart): ReactNode =>
  createPortal(
    <Remote
      key={key}
      id={id as RemoteId}
      label={m.this_part()}
      quiet
      placeholder={null}
      {...(props as Record<string, never>)}
    />,
    element,
    String(key),
  );

function useEmbeddedParts() {
  const [embeddedParts, setEmbeddedParts] = useState<EmbeddedPart[]>([]);
  const last = useRef(0);
  const show = (id: string, props: object, element: HTMLElement) => {
    last.current += 1;
    const key = last.current;
    setEmbeddedParts((all) => [...all, { key, id, props, element }]);
    return () => setEmbeddedParts((all) => all.filter((part) => part.key !== key));
  };
  return { embeddedParts, show };
}
