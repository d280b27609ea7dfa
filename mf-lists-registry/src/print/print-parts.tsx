import { usePage } from '@bookfront/shared/page';
import styled from 'styled-components';
import * as m from '#messages';

/** On paper alone: whose list this is, and of which day its prices are. */
export function PrintHead() {
  const { settings, now } = usePage();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: settings.time_zone, dateStyle: 'long' }).format(now);
  return <OnPaper data-head>{m.print_shop_date({ shop: settings.store_info.name, date: day })}</OnPaper>;
}

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
