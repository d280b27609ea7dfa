/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildTitleCard, renderPage } from '../testing';
import { TitleCard } from './title-card';

test.each([
  ['heb', 'he', 'rtl'],
  ['jpn', 'ja', 'auto'],
  ['eng', null, 'auto'],
  ['', null, 'auto'],
])(
  'a title in the language "%s" names it where it is known, and keeps its punctuation and its authors’ in place',
  (language, lang, dir) => {
    renderPage(
      <TitleCard
        title={buildTitleCard({ title: 'אמה!', language, authors: [{ name: 'ג׳יין אוסטן', canadian: false }] })}
      />,
    );
    const heading = screen.getByRole('heading', { name: 'אמה!' });
    expect(heading.getAttribute('lang')).toBe(lang);
    expect(heading).toHaveAttribute('dir', dir);
    expect(screen.getByText('ג׳יין אוסטן')).toHaveAttribute('dir', 'auto');
  },
);
