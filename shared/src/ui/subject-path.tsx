import styled from 'styled-components';
import * as m from '#messages';
import { subjectSteps } from '../format/subject';
import { href } from '../routes';
import { ShopLink } from './shop-link';

/** The way to a subject from all books on, each step linked to its titles. `end`: how many steps; all if not said. */
export function SubjectPath({ subject, end }: { subject: string; end?: number }) {
  return (
    <Nav aria-label={m.breadcrumb()}>
      <ol>
        <li>
          <ShopLink to={href.browse()}>{m.all_books()}</ShopLink>
        </li>
        {subjectSteps(subject)
          .slice(0, end)
          .map((step) => (
            <li key={step.subject}>
              <ShopLink to={href.subject(step.subject)}>{step.label}</ShopLink>
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
