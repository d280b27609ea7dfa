import type { BrowseView } from '@bookfront/shared/routes';
import type { TitleCard } from '@bookfront/shared/schemas';
import * as m from '#messages';

/**
 * Where used copies alone are looked for, a title that has some is shown by them: their price and stock, and its
 * binding says so ('Paperback, used').
 */
export function rowsOfView({ filters }: Pick<BrowseView, 'filters'>, rows: TitleCard[]): TitleCard[] {
  const status = filters.b ?? [];
  return status.includes('used') && !status.includes('new') ? rows.map(asUsed) : rows;
}

function asUsed(title: TitleCard): TitleCard {
  const available = title.available.filter((offer) => offer.used);
  return available.length > 0
    ? { ...title, available, binding: title.binding ? m.binding_used({ binding: title.binding }) : m.used() }
    : title;
}
