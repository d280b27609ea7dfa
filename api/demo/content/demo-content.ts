import type { hoursInputSchema, pageDocumentSchema, storeRecordInputSchema } from '@bookfront/shared/schemas';
import type { z } from 'zod';
import type { Scene } from '../pictures/scenes';

export type PageInput = z.input<typeof pageDocumentSchema>;
export type BlockInput = PageInput['blocks'][number];
export type RecordInput = z.input<typeof storeRecordInputSchema>;
export type HoursInput = z.input<typeof hoursInputSchema>;

/** What a shop's pages may name of its catalogue. */
export interface ContentStock {
  /** The first titles of one of its lists; fewer where it has not so many. */
  titles: (listId: string, count: number) => string[];
  /** Of the demo events, the id of the next one of that kind. */
  nextEvent: (kind: string) => string;
}

/** An event that comes again every `everyWeeks` weeks on `weekday` (0 is Sunday). */
export interface DemoEvent {
  kind: string;
  name: string;
  description: string;
  location?: string;
  weekday: number;
  /** 'HH:mm' in the shop's zone; a whole day without. */
  starts?: string;
  ends?: string;
  days?: number;
  everyWeeks: number;
  /** Of which list its books are. */
  books?: string;
  tickets?: { name: string; price: number; seats: number }[];
  image?: string;
}

export interface DemoFeature {
  list_id: string;
  category: string;
  sub_category: string;
  daysAgo: number;
}

/** What a shop's people have written beside titles and lists. */
export interface DemoContent {
  pictures: readonly Scene[];
  contact: RecordInput[];
  events: DemoEvent[];
  features: DemoFeature[];
  pages: (stock: ContentStock) => PageInput[];
}

const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
type Opening = [number, number];

/** '10:00-18:00', or several with a comma; '' is closed. */
const openings = (text: string): Opening[] =>
  text === ''
    ? [[-1, -1]]
    : text.split(',').map((one) => {
        const [from = '', to = ''] = one.split('-');
        return [minutes(from), minutes(to)];
      });

/** Seven texts, from Sunday on. */
export const week = (...days: string[]): Opening[][] => days.map(openings);

/** Privacy and terms in a shop's own words. */
export const textPage = (page_id: string, title: string, ...parts: [heading: string, text: string][]): PageInput => ({
  page_id,
  title,
  blocks: parts.map(([heading, text], at) => ({ block: 'headline_paragraph', id: `part-${at + 1}`, heading, text })),
});

export const list = (list_id: string, placement: 'featured' | 'left_sidebar' = 'featured'): BlockInput => ({
  block: 'list',
  id: list_id,
  placement,
  list_id,
});
