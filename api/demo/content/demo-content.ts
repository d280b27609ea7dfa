import type { hoursInputSchema, pageDocumentSchema, storeRecordInputSchema } from '@bookfront/shared/schemas';
import type { z } from 'zod';
import type { Scene } from '../pictures/scenes';

export type PageInput = z.input<typeof pageDocumentSchema>;
export type BlockInput = PageInput['blocks'][number];
export type RecordInput = z.input<typeof storeRecordInputSchema>;
export type HoursInput = z.input<typeof hoursInputSchema>;

/** The parts of the catalogue that a shop's pages may refer to. */
export interface ContentStock {
  /** The first titles of one of its lists; fewer if the list is shorter. */
  titles: (listId: string, count: number) => string[];
  /** The id of the next demo event of that kind. */
  nextEvent: (kind: string) => string;
}

/** An event that recurs every `everyWeeks` weeks on `weekday` (0 is Sunday). */
export interface DemoEvent {
  kind: string;
  name: string;
  description: string;
  location?: string;
  weekday: number;
  /** 'HH:mm' in the shop's zone; undefined for a whole day. */
  starts?: string;
  ends?: string;
  days?: number;
  everyWeeks: number;
  /** The list that its books are from. */
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

/** The content that a shop's staff have written besides titles and lists. */
export interface DemoContent {
  pictures: readonly Scene[];
  contact: RecordInput[];
  events: DemoEvent[];
  features: DemoFeature[];
  pages: (stock: ContentStock) => PageInput[];
}

const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
type Opening = [number, number];

/** '10:00-18:00', or several ranges separated by commas; '' is closed. */
const openings = (text: string): Opening[] =>
  text === ''
    ? [[-1, -1]]
    : text.split(',').map((one) => {
        const [from = '', to = ''] = one.split('-');
        return [minutes(from), minutes(to)];
      });

/** Seven texts, starting with Sunday. */
export const week = (...days: string[]): Opening[][] => days.map(openings);

/** A shop's own privacy policy and terms. */
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
