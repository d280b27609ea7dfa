import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { ButtonLink, EmptyState, PageTitle, useDocumentTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { occasionOf } from '../occasion';
import { PrintHead } from '../print';
import { useRowFocus } from '../row-focus';
import { GiftDestination } from './gift-destination';
import { RegistryActions } from './registry-actions';
import { RegistryItem } from './registry-item';

/** What is given, for whom and until when; its owner changes it, whoever has the link buys from it. */
export function RegistryView({ registry }: { registry: GiftRegistry }) {
  useDocumentTitle(`${registry.title} | ${useSettings().store_info.name}`);
  const rows = useRowFocus<HTMLUListElement>(registry.items.map(({ title }) => title.eisbn));
  const facts = [
    occasionOf(registry),
    registry.name && m.registry_for_name({ name: registry.name }),
    registry.deadline_text && m.registry_until({ day: registry.deadline_text }),
  ];
  return (
    <>
      <PrintHead />
      <Head>
        <PageTitle>
          <bdi>{registry.title}</bdi>
        </PageTitle>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <Words dir="auto">{registry.description}</Words>
        {!registry.owner.is_you && registry.items.length > 0 && <p>{m.registry_how()}</p>}
        <GiftDestination registry={registry} />
        <RegistryActions registry={registry} />
      </Head>
      {registry.items.length === 0 ? (
        <EmptyState title={m.registry_empty()}>
          {registry.can_edit && <p>{m.registry_empty_hint()}</p>}
          <ButtonLink kind="quiet" to={href.browse()}>
            {m.browse_all_titles()}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Items ref={rows}>
          {registry.items.map((item, i) => (
            <li key={item.title.eisbn}>
              <RegistryItem registry={registry} item={item} priority={i < 3} />
            </li>
          ))}
        </Items>
      )}
    </>
  );
}

const Head = styled.header`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 4vw, 3.25rem);
  overflow-wrap: anywhere;
  > p {
    margin: 0.25rem 0 0;
    color: var(--c-muted);
  }
`;

const Words = styled.p`
  && {
    margin-top: 0.75rem;
    color: var(--c-ink);
    white-space: pre-line;
  }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: clamp(2rem, 4vw, 3rem) clamp(2rem, 4vw, 4rem);
  margin: 0;
  padding: 0;
  list-style: none;
`;
