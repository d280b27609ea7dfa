import { usePage } from '@bookfront/shared/page';
import styled from 'styled-components';
import * as m from '#messages';

/**
 * On paper alone: whose list this is, and of which day its prices are. The day is the edge's: server and browser may
 * know different rules for the shop's time zone.
 */
export function PrintHead() {
  const { settings, today } = usePage();
  return <OnPaper data-head>{m.print_shop_date({ shop: settings.store_info.name, date: longDay(today) })}</OnPaper>;
}

/** 'November 30, 2026' of YYYYMMDD. */
const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' }).format(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))),
  );

/** On paper alone: the number that a bookseller finds a title by. */
export function PrintIsbn({ eisbn }: { eisbn: string }) {
  return <OnPaper>{m.print_isbn({ eisbn })}</OnPaper>;
}

const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
    &[data-head] {
      margin-bottom: 0.75rem;
    }
  }
`;
