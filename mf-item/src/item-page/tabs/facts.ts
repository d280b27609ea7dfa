import { formatMoney } from '@bookfront/shared/format';
import type { SiteSettings, Title } from '@bookfront/shared/schemas';
import { rankText } from './rank';

export type Fact = [name: string, value: string];

interface FactRules {
  settings: Pick<SiteSettings, 'display_carton_quantity' | 'hide_sales_rank' | 'store_info'>;
  showPrice: boolean;
}

/** The lines of Details that the title has, in order (ITM-09 to ITM-26). */
export function factsOf(title: Title, { settings, showPrice }: FactRules): Fact[] {
  const listPrice = settings.store_info.is_american ? title.list_price_usa : title.list_price_can;
  const facts: [string, string | false | null | undefined][] = [
    ['Publisher', title.publisher],
    ['Edition', title.edition],
    [title.is_forthcoming ? 'To be released' : 'Released', title.release_date_text],
    ['Format', title.binding],
    ['Pages', title.pages ? String(title.pages) : null],
    ['Language', title.language_name],
    ['Original language', title.original_language !== title.language && title.original_language_name],
    ['First published', title.first_published ? yearText(title.first_published) : null],
    ['Size', sizeText(title)],
    ['Weight', title.weight !== null && title.weight > 0 && `${title.weight} pounds`],
    ['Carton quantity', settings.display_carton_quantity && title.carton_qty !== null && String(title.carton_qty)],
    ['Audience', title.audience.charAt(0).toUpperCase() + title.audience.slice(1)],
    ['List price', showPrice && listPrice !== null && formatMoney(listPrice)],
    ['Sales rank', !settings.hide_sales_rank && rankText(title.rank, title.is_forthcoming)],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));
}

/** Years before the common era are negative. */
const yearText = (year: number) => (year < 0 ? `${-year} BCE` : String(year));

function sizeText({ width, height }: Title): string | undefined {
  return width && height ? `${width} × ${height} in` : undefined;
}
