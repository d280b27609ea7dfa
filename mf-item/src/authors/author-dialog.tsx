import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { TitlesDialog } from '../title-rows/titles-dialog';
import { languageOf } from '../title-text';

/** The other titles by one of the title's authors (ITM-36). */
export function AuthorDialog({ title, author, onClose }: { title: Title; author: string; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getAuthorItems', { author });
  return (
    <TitlesDialog
      heading={`Titles by ${author}`}
      title={title}
      about={
        <>
          Beside “<bdi {...languageOf(title)}>{title.title}</bdi>”
        </>
      }
      rows={data?.rows.filter(({ eisbn }) => eisbn !== title.eisbn)}
      failure={error}
      onRetry={() => refetch()}
      empty={`We have no other titles by ${author}.`}
      more={{ to: href.author(author), text: 'Search the shop' }}
      onClose={onClose}
    />
  );
}
