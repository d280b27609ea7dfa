import type { Title } from '@bookfront/shared/schemas';
import { Prose } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Videos } from '../../videos';
import { Details } from './details';
import { Reviews } from './reviews';

export interface Section {
  id: string;
  name: string;
  body: ReactNode;
}

/**
 * The sections for which the title has content (ITM-01 to ITM-05, GAP-33). The api has sanitised the markup. Videos
 * need scripts and appear after hydration.
 */
export function sectionsOf(title: Title, isHydrated: boolean): Section[] {
  const bio = title.bio.filter(Boolean);
  const sections = [
    title.description && {
      id: 'description',
      name: m.tab_description(),
      body: <Prose dir="auto" dangerouslySetInnerHTML={{ __html: title.description }} />,
    },
    bio.length > 0 && {
      id: 'bio',
      name: m.tab_bio(),
      body: bio.map((html, i) => <Prose key={i} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />),
    },
    { id: 'details', name: m.tab_details(), body: <Details title={title} /> },
    isHydrated &&
      title.media.length > 0 && { id: 'videos', name: m.tab_videos(), body: <Videos media={title.media} /> },
    title.reviews.length + title.comments.length > 0 && {
      id: 'reviews',
      name: m.tab_reviews(),
      body: <Reviews title={title} />,
    },
  ];
  return sections.filter((section) => typeof section === 'object');
}
