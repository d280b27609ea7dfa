import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { GiftRegistry, Title } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { useRegistry } from './use-registry';

/** ITM-55: the gift registry that the page was opened from, how many copies it still wants, and a link back. */
export function RegistryBar({ title: { eisbn } }: { title: Title }) {
  const { registry } = useRegistry();
  return registry === undefined ? null : <Bar registryId={registry} eisbn={eisbn} />;
}

function Bar({ registryId, eisbn }: { registryId: string; eisbn: string }) {
  const { data } = useCall('giftregistry/get', { gift_registry_id: registryId });
  return (
    <Note>
      <span dir="auto">{data && wantedText(data, eisbn)}</span>
      <ShopLink to={href.registry(registryId)}>{m.registry_back()}</ShopLink>
    </Note>
  );
}

function wantedText({ title, items }: GiftRegistry, eisbn: string): string {
  const item = items.find((one) => one.title.eisbn === eisbn);
  if (!item) return m.registry_not_wanted({ registry: title });
  const count = Math.max(0, item.qty_requested - item.qty_purchased);
  return count === 0 ? m.registry_all_bought({ registry: title }) : m.registry_still_wanted({ registry: title, count });
}

/** Reserves its height while the registry loads. */
const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1.5rem;
  min-height: 60px;
  margin: 0 0 clamp(1rem, 3vw, 2rem);
  padding: 0.5rem 1rem;
  border-radius: 6px;
  background: var(--c-wash);
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
  }
`;
