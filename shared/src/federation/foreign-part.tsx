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

interface Guest {
  key: number;
  id: string;
  props: object;
  element: HTMLElement;
}

/**
 * A part of a release of another React major: mounted by the release's own lifecycles in a root of its own, with a time
 * limit.
 * It follows the page's session and address; the other packages' parts that it embeds are drawn by this React, into
 * places that it gives.
 */
export function foreignPart(id: string, module: unknown): ComponentType<object> {
  const lifecycles = loadLifecycles(id, module);
  return function ForeignPart(props: object) {
    const place = useRef<HTMLDivElement>(null);
    const mounting = useRef<Mounting>(undefined);
    const name = `${id} ${useId()}`;
    const { guests, show } = useGuests();
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
        element: () => place.current,
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
        <div ref={place} />
        {guests.map(drawGuest)}
      </>
    );
  };
}

/** The label and the props are the embedding release's own promise (`RemoteProps`): this side only passes them on. */
const drawGuest = ({ key, id, props, element }: Guest): ReactNode =>
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

function useGuests() {
  const [guests, setGuests] = useState<Guest[]>([]);
  const last = useRef(0);
  const show = (id: string, props: object, element: HTMLElement) => {
    last.current += 1;
    const key = last.current;
    setGuests((all) => [...all, { key, id, props, element }]);
    return () => setGuests((all) => all.filter((guest) => guest.key !== key));
  };
  return { guests, show };
}
