import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { useOnDemand } from '@bookfront/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useHashScroll, useNavigationFocus, useScrollRestoration } from '../navigation';
import { NoticeBar } from '../notice';
import { routeOf, useFound } from '../routing';
import { useShopTitle } from '../title';
import { Toasts } from '../toasts';
import { FocusedFooter } from './focused-footer';
import { Footer } from './footer';
import { FocusedHeader } from './header/focused-header';
import { Header } from './header/header';
import { PinBanner } from './pin-banner';

/**
 * The frame around every page: skip link, header, notice, footer, toasts, and the dialogs that packages request.
 * `bare`: without header and footer, for a visitor who may not see the shop.
 */
export function Frame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const isFocused = routeOf(useFound())?.frame === 'focused';
  useShopTitle();
  useScrollRestoration();
  useNavigationFocus();
  useHashScroll();
  return (
    <>
      <SkipLink href="#content">{m.skip_to_content()}</SkipLink>
      <PinBanner />
      {!bare && (isFocused ? <FocusedHeader /> : <Header />)}
      <NoticeBar />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {!bare && (isFocused ? <FocusedFooter /> : <Footer />)}
      <Toasts />
      <LoginPromptHost />
      <LocationPickerHost />
    </>
  );
}

function LoginPromptHost() {
  const { request, code, failed, stop } = useDialogEvent('login:wanted', () => import('../login-prompt'));
  return code && request ? <code.LoginPrompt request={request} onClose={stop} /> : failed;
}

function LocationPickerHost() {
  const { request, code, failed, stop } = useDialogEvent('location:wanted', () => import('../location'));
  return code && request ? <code.LocationPicker purpose={request.purpose} onClose={stop} /> : failed;
}

/** Loads a dialog when a package requests it by an event. */
function useDialogEvent<K extends 'login:wanted' | 'location:wanted', T>(name: K, load: () => Promise<T>) {
  const [request, setRequest] = useState<BusEvents[K]>();
  const { code, failedDialog: failed, start, stop } = useOnDemand(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribes once
  useEffect(
    () =>
      bus.on(name, (event) => {
        setRequest(event);
        start();
      }),
    [],
  );
  return { request, code, failed, stop };
}

/** At least as tall as the window, so that the footer doesn't jump while a page is loading. */
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
