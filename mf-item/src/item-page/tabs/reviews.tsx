import type { Title } from '@bookfront/shared/schemas';
import { Prose } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** Reviews, then readers' comments (GAP-33). The markup of reviews has been sanitised by the api. */
export function Reviews({ title: { reviews, comments } }: { title: Title }) {
  return (
    <List>
      {reviews.map(({ content, author, source_title }, i) => (
        <figure key={`review-${i}`}>
          <Prose as="blockquote" dir="auto" dangerouslySetInnerHTML={{ __html: content }} />
          <figcaption>
            {author && <bdi>{author}</bdi>}
            {author && source_title && ', '}
            {source_title && <cite dir="auto">{source_title}</cite>}
          </figcaption>
        </figure>
      ))}
      {comments.map(({ author, text }, i) => (
        <figure key={`comment-${i}`}>
          <Prose as="blockquote" dir="auto">
            <p>{text}</p>
          </Prose>
          <figcaption>{author && <bdi>{author}</bdi>}</figcaption>
        </figure>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 2rem;
  figure,
  blockquote {
    margin: 0;
  }
  blockquote > :last-child {
    margin-bottom: 0;
  }
  figcaption {
    margin-top: 0.6rem;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  figcaption:not(:empty)::before {
    content: '— ';
  }
`;
