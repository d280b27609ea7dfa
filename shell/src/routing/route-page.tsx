import type { RemoteId } from '@bookfront/shared/contract';
import { Remote } from '@bookfront/shared/federation';
import { usePage } from '@bookfront/shared/page';
import { PageWidth, Skeleton } from '@bookfront/shared/ui';
import * as m from '#messages';

import { NotFound } from './not-found';

/** Another package's page, or 404 while no release has it. */
export function RoutePage({ id }: { id: RemoteId }) {
  const { absent } = usePage();
  if (absent?.includes(id)) return <NotFound />;
  return <Remote key={id} id={id as 'mf_item/ItemPage'} label={m.this_page()} placeholder={<PagePlaceholder />} />;
}

/** As tall as the window, so that the footer doesn't jump while a page is loading. */
function PagePlaceholder() {
  return (
    <PageWidth>
      <Skeleton lines={8} height="100vh" />
    </PageWidth>
  );
}
