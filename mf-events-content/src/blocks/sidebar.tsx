import { useHasPage, useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ButtonLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface SideButton {
  label: string;
  path: string;
}

/** PGB-04, PGB-05: the buttons that the shop wants and that lead to a page. */
export function useSideButtons(): SideButton[] {
  const { show_browse_button, show_features_button } = useSettings();
  const hasPage = useHasPage();
  const buttons = [
    { label: m.browse(), path: href.browse(), isWanted: show_browse_button },
    { label: m.features(), path: href.features(), isWanted: show_features_button },
  ];
  return buttons.filter(({ path, isWanted }) => isWanted && hasPage(path));
}

/** PGB-02: what stands beside the main column. */
export const Sidebar = ({ buttons, children }: { buttons: SideButton[]; children: ReactNode }) => (
  <Aside aria-label={m.more_from_the_shop()}>
    {buttons.map(({ label, path }) => (
      <ButtonLink key={path} to={path} kind="quiet">
        {label}
      </ButtonLink>
    ))}
    {children}
  </Aside>
);

const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  /* buttons alone end the page */
  &:not(:has(> [data-block-type])) {
    grid-auto-flow: column;
    justify-content: center;
  }
`;
