import type { BlockProps } from '../block-props';
import { ListDescription } from './list-description';
import { ListSection } from './list-section';
import { ListTitles } from './list-titles';
import { SideList } from './side-list';
import { StripSkeleton } from './strip-skeleton';
import { TitleStrip } from './title-strip';
import { useListPath } from './use-list-path';

/** A list of titles with its own name and description; beside the main column in short. */
export function ListBlock({ block, isAside }: BlockProps<'list'>) {
  const path = useListPath(block);
  const heading = block.header || block.name;
  if (isAside) return <SideList list={block} heading={heading} path={path} />;
  return (
    <ListSection heading={heading} path={path} description={<ListDescription list={block} />}>
      <Strip list={block} heading={heading} path={path} />
    </ListSection>
  );
}

/** PGB-27 */
export function ProductSlider({ block, isAside }: BlockProps<'product_slider'>) {
  const path = useListPath(block.list);
  const heading = block.heading || block.list.header || block.list.name;
  if (isAside) return <SideList list={block} heading={heading} path={path} />;
  return (
    <ListSection heading={heading} path={path}>
      <Strip list={block} heading={heading} path={path} />
    </ListSection>
  );
}

interface StripProps {
  list: { list_id: string; limit: number | null };
  heading: string;
  path: string;
}

const Strip = ({ list, heading, path }: StripProps) => (
  <ListTitles list={list} skeleton={<StripSkeleton />}>
    {({ rows, row_count }) => <TitleStrip titles={rows} count={row_count} listPath={path} name={heading} />}
  </ListTitles>
);
