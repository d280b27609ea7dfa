import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useHashScroll, useNavigationFocus, useScrollPlace } from '../navigation';
import { NoticeBar } from '../notice';
import { useShopTitle } from '../title';
import { Toasts } from '../toasts';
import { Footer } from './footer';
import { Header } from './header/header';
import { PinBanner } from './pin-banner';

/**
 * What stays while pages change: skip link, header, notice, the page, footer, toasts, and the dialogs that a package
 * asks for. `bare`: nothing of a shop that its visitor may not see.
 */
export function Frame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  useShopTitle();
  useScrollPlace();
  useNavigationFocus();
  useHashScroll();
  return (
    <>
      <SkipLink href="#content">{m.skip_to_content()}</SkipLink>
      <PinBanner />
      {!bare && <Header />}
      <NoticeBar />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {!bare && <Footer />}
      <Toasts />
      <LoginWhenWanted />
      <LocationWhenWanted />
    </>
  );
}

function LoginWhenWanted() {
  const { wanted, code, failed, stop } = useWanted('login:wanted', () => import('../login-prompt'));
  return code && wanted ? <code.LoginPrompt wanted={wanted} onClose={stop} /> : failed;
}

function LocationWhenWanted() {
  const { wanted, code, failed, stop } = useWanted('location:wanted', () => import('../location'));
  return code && wanted ? <code.LocationPicker purpose={wanted.purpose} onClose={stop} /> : failed;
}

/** A dialog that a package asks for by an event. */
function useWanted<K extends 'login:wanted' | 'location:wanted', T>(name: K, load: () => Promise<T>) {
  const [wanted, setWanted] = useState<BusEvents[K]>();
  const { code, failedDialog: failed, start, stop } = useOnDemand(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once
  useEffect(
    () =>
      bus.on(name, (event) => {
        setWanted(event);
        start();
      }),
    [],
  );
  return { wanted, code, failed, stop };
}

/** As tall as the window: the footer never jumps into view while a page is loading. */
const Main = styled.main`
  min-height: 100vh;
  outline: none;
`;

const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: 1rem;
  z-index: 30;
  padding: 0.75rem 1rem;
  background: var(--c-surface);
  color: var(--c-ink);
  transform: translateY(-120%);
  &:focus {
    transform: none;
  }
`;
