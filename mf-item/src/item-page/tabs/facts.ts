import { formatMoney } from '@bookfront/shared/format';
import type { SiteSettings, Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { rankText } from './rank';

export type Fact = [name: string, value: string];

interface FactRules {
  settings: Pick<SiteSettings, 'display_carton_quantity' | 'hide_sales_rank' | 'store_info'>;
  showPrice: boolean;
}

/** The title's facts for the Details tab, in order (ITM-09 to ITM-26). */
export function factsOf(title: Title, { settings, showPrice }: FactRules): Fact[] {
  const listPrice = settings.store_info.is_american ? title.list_price_usa : title.list_price_can;
  const facts: [string, string | false | null | undefined][] = [
    [m.fact_publisher(), title.publisher],
    [m.fact_edition(), title.edition],
    [title.is_forthcoming ? m.fact_to_be_released() : m.fact_released(), title.release_date_text],
    [m.fact_format(), title.binding],
    [m.fact_pages(), title.pages ? String(title.pages) : null],
    [m.fact_language(), title.language_name],
    [m.fact_original_language(), title.original_language !== title.language && title.original_language_name],
    [m.fact_first_published(), title.first_published ? yearText(title.first_published) : null],
    [m.fact_size(), sizeText(title)],
    [m.fact_weight(), title.weight !== null && title.weight > 0 && m.weight_in_pounds({ weight: title.weight })],
    [
      m.fact_carton_quantity(),
      settings.display_carton_quantity && title.carton_qty !== null && String(title.carton_qty),
    ],
    [m.fact_audience(), title.audience.charAt(0).toUpperCase() + title.audience.slice(1)],
    [m.fact_list_price(), showPrice && listPrice !== null && formatMoney(listPrice)],
    [m.fact_sales_rank(), !settings.hide_sales_rank && rankText(title.rank, title.is_forthcoming)],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));
}

/** Years before the common era are negative. */
const yearText = (year: number) => (year < 0 ? m.year_bce({ year: -year }) : String(year));

function sizeText({ width, height }: Title): string | undefined {
  return width && height ? m.size_in_inches({ width, height }) : undefined;
}
