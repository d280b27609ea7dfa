import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { tabStorage } from '@bookfront/shared/storage';
import { Hidden, Icon, useOnDemand } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Label } from '../header-parts';
import { routeOf, useFound } from '../routing';
import { locationName } from './location-name';

const ASKED = 'bookfront-location-asked';

/**
 * SHL-02, SHL-28: the location of a consolidated multistore's shopper. Opens its dialog once by itself if no location
 * was chosen yet (GAP-47), but never over the forms of the account.
 */
export function LocationButton() {
  const { store_info } = useSettings();
  const { location_id, pick_location } = useSession();
  const { code, failedDialog, start, stop } = useOnDemand(() => import('./location-picker'));
  const isOffered = store_info.is_consolidated_multistore && store_info.multistore_info.length > 0;
  const isAccount = routeOf(useFound())?.name === 'account';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, on the first page that is none of the account's
  useEffect(() => {
    if (!isAccount && isOffered && pick_location && isFirstTime()) start();
  }, [isAccount]);
  const button = useFocusReturn(code !== undefined);
  if (!isOffered) return null;
  return (
    <>
      <LocationToggle ref={button} type="button" data-focus-target="location" aria-haspopup="dialog" onClick={start}>
        <Icon name="pin" />
        <Hidden>{m.location_prefix()} </Hidden>
        <Label>{locationName(store_info, location_id) || m.choose_a_location()}</Label>
      </LocationToggle>
      {code && <code.LocationPicker purpose="shop" onClose={stop} />}
      {failedDialog}
    </>
  );
}

/** Moves the focus to the button when the dialog closes: one that opened by itself has no element to return it to. */
function useFocusReturn(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/** False without storage: the dialog would open on each page. */
function isFirstTime(): boolean {
  const isFirst = tabStorage.read(ASKED) === undefined;
  tabStorage.write(ASKED, '1');
  return isFirst && tabStorage.read(ASKED) === '1';
}

const LocationToggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.45rem;
  min-width: 44px;
  min-height: 44px;
  padding-inline: 0.5rem;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--search-line);
  }
`;
