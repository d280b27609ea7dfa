import { type BrowseView, browsePath, subjectOfView } from '@bookfront/shared/routes';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { Filters } from '../use-browse';
import { ChipLine } from './chip-line';
import { findEntry } from './chosen-filters';

const maxSubjects = 12;

/** On a phone: the subjects below the page's own, in one line. On wide screens they stand in the filter column. */
export function SubjectsBelow({ view, filters }: { view: BrowseView; filters: Filters }) {
  const subject = subjectOfView(view);
  const below = subject === undefined ? [] : (findEntry(filters.bisac36 ?? [], subject)?.subfilter ?? []);
  if (subject === undefined || below.length === 0) return null;
  return (
    <PhoneLine aria-label={m.subjects_within({ subject })}>
      {below.slice(0, maxSubjects).map(({ k, e }) => (
        <li key={k}>
          <ShopLink to={browsePath({ ...view, filters: { ...view.filters, s: [k] }, o: 0 })}>{e}</ShopLink>
        </li>
      ))}
    </PhoneLine>
  );
}

const PhoneLine = styled(ChipLine)`
  margin-bottom: 0.6rem;
  @media (min-width: 900px) {
    display: none;
  }
`;
