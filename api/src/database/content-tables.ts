import type { Generated } from 'kysely';

/** `document` and `draft`: JSON of a page document as its writer left it, '' for none. */
export interface PageTable {
  shop_id: string;
  page_id: string;
  document: Generated<string>;
  draft: Generated<string>;
}

/**
 * A picture that a shop took in, by the name of its file. `hash`: of the file; the pictures that are made from it lie
 * in the data folder. `widths`: JSON of theirs, in pixels.
 */
export interface ImageTable {
  shop_id: string;
  name: string;
  hash: string;
  width: number;
  height: number;
  widths: string;
  is_animated: number;
}

/**
 * `uid`: of the calendar that it came from, the same for good. `starts`, `ends`: unix seconds; `is_all_day`: whole days
 * in the shop's zone. `description`: cleaned markup, `summary` its beginning as text. `image`: name of a picture, or an https address.
 */
export interface EventTable {
  id: Generated<number>;
  shop_id: string;
  event_id: string;
  uid: string;
  name: string;
  description: string;
  summary: string;
  location: string;
  image: string;
  starts: number;
  ends: number;
  is_all_day: number;
  changed: number;
  views: Generated<number>;
}

/** A row for each stretch of time that an event touches: finds those that overlap a range by an index. */
export interface EventStretchTable {
  shop_id: string;
  stretch: number;
  event: number;
}

export interface EventTitleTable {
  event: number;
  kind: 'book' | 'ticket';
  position: number;
  eisbn: string;
}

/** What makes a list of the shop a feature. `date`: unix seconds. */
export interface FeatureTable {
  shop_id: string;
  list_id: string;
  date: number;
  category: string;
  sub_category: string;
}

/** A document that is being made for a session. `progress` in percent; `state` 'working', 'done' or 'failed'. */
export interface ReportTable {
  progress_report_id: string;
  shop_id: string;
  session_id: string;
  name: string;
  created: number;
  progress: number;
  state: string;
}
