import type { Generated } from 'kysely';

/** `document` and `draft`: JSON of the page document as written, '' for none. */
export interface PageTable {
  shop_id: string;
  page_id: string;
  document: Generated<string>;
  draft: Generated<string>;
}

/**
 * An uploaded picture, by its file name. `hash`: of the file; its WebP versions are in the data folder. `widths`: JSON
 * of their widths in pixels.
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
 * `uid`: the permanent id from its calendar. `starts`, `ends`: unix seconds; `is_all_day`: whole days in the shop's
 * zone. `description`: cleaned markup; `summary`: its beginning as text. `image`: a picture's name or an https URL.
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

/** One row for each stretch of time that an event touches, so that an index finds the events overlapping a range. */
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

/** Makes one of the shop's lists a feature. `date`: unix seconds. */
export interface FeatureTable {
  shop_id: string;
  list_id: string;
  date: number;
  category: string;
  sub_category: string;
}

/**
 * A document being created for a session. `progress` in percent; `state` 'working' (also while it waits), 'done' or
 * 'failed'. `started`: when printing began, 0 until then; `claimed`: until when an instance holds the job; `tries`: how often
 * one began. Times are unix seconds. `document`: JSON of what is to be printed, '' once that has ended; behind the
 * columns of the progress, so that reading that never reads it. `account_id`: whose data it may have, '' for a guest.
 */
export interface ReportTable {
  progress_report_id: string;
  shop_id: string;
  session_id: string;
  name: string;
  created: number;
  progress: number;
  state: string;
  started: Generated<number>;
  claimed: Generated<number>;
  tries: Generated<number>;
  document: string;
  account_id: string;
}
