import { href } from '@bookfront/shared/routes';
import { Icon, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/**
 * From the titles of a list to the list itself, from those of an address or a file to another search and to all titles.
 */
export function BackLinks({ x }: { x: string }) {
  const listId = /^list-(.+)/.exec(x)?.[1];
  return (
    <Line>
      {listId ? (
        <BackLink to={href.list(listId)} label={m.back_to_the_list()} />
      ) : (
        <>
          <BackLink to={href.browse()} label={m.back_to_all_titles()} />
          <ShopLink to={href.fileSearch()}>{m.search_for_another_list()}</ShopLink>
        </>
      )}
    </Line>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <ShopLink to={to}>
      <Icon name="chevron" size={16} />
      {label}
    </ShopLink>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  margin: 0;
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
  svg {
    transform: scaleX(-1);
  }
`;
