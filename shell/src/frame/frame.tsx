import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Toasts } from '../toasts/toasts';
import { Footer } from './footer';
import { Header } from './header';
import { useNavigationFocus } from './use-navigation-focus';
import { useShopTitle } from './use-shop-title';

const LoginPrompt = lazy(() => import('../login-prompt/login-prompt'));

/** What stays while pages change: skip link, header, the page's place, footer, toasts, login prompt. */
export function Frame({ children }: { children: ReactNode }) {
  useShopTitle();
  useNavigationFocus();
  const [wanted, setWanted] = useState<BusEvents['login:wanted']>();
  useEffect(() => bus.on('login:wanted', setWanted), []);
  return (
    <>
      <SkipLink href="#content">Skip to the page’s content</SkipLink>
      <Header />
      <Main id="content">{children}</Main>
      <Footer />
      <Toasts />
      {wanted && (
        <Suspense>
          <LoginPrompt wanted={wanted} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </>
  );
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
