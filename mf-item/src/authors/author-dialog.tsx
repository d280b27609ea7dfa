import { useCall } from '@bookfront/shared/api-client';
import { languageOf } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { MarkedText } from '@bookfront/shared/ui';
import * as m from '#messages';
import { TitlesDialog } from '../title-rows';

/** The other titles by one of the title's authors (ITM-36). */
export function AuthorDialog({ title, author, onClose }: { title: Title; author: string; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getAuthorItems', { author });
  return (
    <TitlesDialog
      heading={m.titles_by({ author })}
      title={title}
      about={
        <MarkedText
          parts={m.more_by_author_of({ title: title.title })}
          draw={{ title: (words) => <bdi {...languageOf(title)}>{words}</bdi> }}
        />
      }
      rows={data?.rows.filter(({ eisbn }) => eisbn !== title.eisbn)}
      failure={error}
      onRetry={() => refetch()}
      empty={m.no_titles_by({ author })}
      more={{ to: href.author(author), text: m.search_the_shop() }}
      onClose={onClose}
    />
  );
}
