import { subjectSteps } from '@bookfront/shared/format/subject';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** The path of the title's main subject, each step linked to its titles. */
export function Breadcrumb({ subjects: [main] }: Pick<Title, 'subjects'>) {
  if (!main) return null;
  return (
    <Nav aria-label={m.breadcrumb()}>
      <ol>
        <li>
          <ShopLink to={href.browse()}>{m.all_books()}</ShopLink>
        </li>
        {subjectSteps(main.subject).map(({ label, subject }) => (
          <li key={subject}>
            <ShopLink to={href.subject(subject)}>{label}</ShopLink>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  margin: -0.75rem 0 0.5rem;
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    color: var(--c-muted);
    font-size: var(--size-small);
    list-style: none;
  }
  li + li::before {
    content: '›';
    margin-inline: 0.5rem;
  }
  a {
    display: inline-block;
    padding-block: 0.75rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
