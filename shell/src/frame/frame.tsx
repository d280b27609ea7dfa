import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { NoticeBar } from '../notice/notice-bar';
import { Toasts } from '../toasts/toasts';
import { Footer } from './footer';
import { Header } from './header';
import { PinBanner } from './pin-banner';
import { useHashScroll } from './use-hash-scroll';
import { useNavigationFocus } from './use-navigation-focus';
import { useScrollPlace } from './use-scroll-place';
import { useShopTitle } from './use-shop-title';

/**
 * What stays while pages change: skip link, header, notice, the page's place, footer, toasts, login prompt. `bare`:
 * nothing of a shop that its visitor may not see.
 */
export function Frame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  useShopTitle();
  useScrollPlace();
  useNavigationFocus();
  useHashScroll();
  return (
    <>
      <SkipLink href="#content">Skip to the page’s content</SkipLink>
      <PinBanner />
      {!bare && <Header />}
      <NoticeBar />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {!bare && <Footer />}
      <Toasts />
      <LoginWhenWanted />
    </>
  );
}

function LoginWhenWanted() {
  const [wanted, setWanted] = useState<BusEvents['login:wanted']>();
  const { code, lost, start, stop } = useOnDemand(() => import('../login-prompt/login-prompt'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once
  useEffect(
    () =>
      bus.on('login:wanted', (event) => {
        setWanted(event);
        start();
      }),
    [],
  );
  return code && wanted ? <code.LoginPrompt wanted={wanted} onClose={stop} /> : lost;
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
