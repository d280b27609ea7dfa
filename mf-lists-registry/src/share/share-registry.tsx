import { href } from '@bookfront/shared/routes';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { useHref } from 'react-router-dom';
import * as m from '#messages';
import { ShareDialog } from './share-dialog';

/** The link of a registry: whoever has it may look at it and buy from it (GAP-03). */
export function ShareRegistry({ registry, onClose }: { registry: GiftRegistry; onClose: () => void }) {
  const path = useHref(href.registry(registry.gift_registry_id));
  return (
    <ShareDialog
      address={new URL(path, window.location.href).href}
      title={m.registry_share()}
      text={m.registry_share_text()}
      onClose={onClose}
    />
  );
}
