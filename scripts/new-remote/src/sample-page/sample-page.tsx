import { Remote } from '@bookfront/shared/federation';
import { PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import * as m from '#messages';

/** /sample: this package's introduction, and the shop's titles as the catalogue's team shows them. */
export const SamplePage = () => (
  <PageWidth>
    <PageTitle>{m.sample_title()}</PageTitle>
    <Remote id="mf_sample/SampleIntro" label={m.intro_label()} placeholder={null} />
    <Remote id="mf_catalogue/BrowseBlock" label={m.titles_label()} placeholder={<Skeleton height="20rem" />} path="" />
  </PageWidth>
);
