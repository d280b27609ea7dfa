import { languageOf } from '@bookfront/shared/format';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { MarkedText, PageTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { DialogLink } from '../dialog-openers';
import { imprintOf } from '../title-text';
import { Authors } from './authors';

/** Title, subtitle, authors, series and labels (ITM-06 to ITM-08, ITM-18, ITM-20, ITM-21). */
export function ItemHead({ title }: { title: Title }) {
  const language = languageOf(title);
  return (
    <Head data-length={lengthOf(title.title)}>
      <Labels title={title} />
      <PageTitle {...language}>{title.title}</PageTitle>
      {title.subtitle && <Subtitle {...language}>{title.subtitle}</Subtitle>}
      <Authors {...title} />
      {title.series && (
        <Series>
          <MarkedText
            parts={
              title.series_num
                ? m.number_in_series({ number: title.series_num, series: title.series })
                : m.part_of_series({ series: title.series })
            }
            draw={{
              series: (words) => (
                <DialogLink request={{ name: 'series' }} to={href.series(title.series)}>
                  {words}
                </DialogLink>
              ),
            }}
          />
        </Series>
      )}
      <Line>{imprintOf(title)}</Line>
    </Head>
  );
}

/** Long titles are set smaller, so that the price stays in the first view. */
function lengthOf(title: string): 'long' | 'very-long' | undefined {
  if (title.length > 120) return 'very-long';
  return title.length > 60 ? 'long' : undefined;
}

function Labels({ title }: { title: Title }) {
  const labels = [title.is_forthcoming && m.forthcoming(), title.is_large_print && m.large_print()].filter(Boolean);
  if (labels.length === 0) return null;
  return (
    <LabelLine>
      {labels.map((label) => (
        <li key={String(label)}>{label}</li>
      ))}
    </LabelLine>
  );
}

const Head = styled.header`
  h1 {
    margin: 0 0 0.5rem;
    font-size: clamp(1.9rem, 1.3rem + 2.6vw, 3.1rem);
    line-height: 1.08;
    text-align: left;
  }
  &[data-length='long'] h1 {
    font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.3rem);
  }
  &[data-length='very-long'] h1 {
    font-size: clamp(1.35rem, 1.15rem + 0.9vw, 1.75rem);
    line-height: 1.15;
  }
`;

const Subtitle = styled.p`
  margin: 0 0 0.9rem;
  color: var(--c-muted);
  font: 400 var(--size-lead)/1.3 var(--font-text);
  text-align: left;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Series = styled.p`
  margin: 0.4rem 0 0;
  overflow-wrap: anywhere;
  a {
    padding-block: 0.6rem;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
`;

const Line = styled.p`
  margin: 0.9rem 0 0;
  color: var(--c-muted);
  font-size: var(--size-small);
`;

const LabelLine = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0 0 0.9rem;
  padding: 0;
  list-style: none;
  li {
    padding: 0.2rem 0.65rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 999px;
    font-size: var(--size-tiny);
    font-weight: 600;
    letter-spacing: 0.03em;
  }
`;
