import { useSpelling } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { Icon, ShopLink } from '@bookfront/shared/ui';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import * as m from '#messages';
import { FavouriteForm } from './favourite-form';
import { Heart, Menu, Popup } from './favourite-styles';

interface AddedMenuProps {
  title: string;
  compact: boolean;
  payload: { list_id: string; eisbn: string };
  isBusy: boolean;
  onRemove: () => void;
}

/** 'Favourited', with the way back behind it. Escape and leaving it close it. */
export function AddedMenu({ title, compact, payload, isBusy, onRemove }: AddedMenuProps) {
  const spelling = useSpelling();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onRemove();
  };
  return (
    <Menu ref={menu} onBlur={leave} onKeyDown={closeByKey}>
      <Heart
        as="summary"
        data-compact={compact || undefined}
        data-on
        aria-busy={isBusy || undefined}
        aria-label={m.favourite_added_title({ spelling, title })}
      >
        <Icon name="heart" size={20} filled />
        {!compact && m.favourite_added({ spelling })}
      </Heart>
      <Popup data-compact={compact || undefined}>
        <FavouriteForm call="titlelist/removeItemFromList" payload={payload} onSubmit={submit}>
          <button type="submit">{m.favourites_remove({ spelling })}</button>
        </FavouriteForm>
        <ShopLink to={href.list(payload.list_id)}>{m.favourites_see({ spelling })}</ShopLink>
      </Popup>
    </Menu>
  );
}
