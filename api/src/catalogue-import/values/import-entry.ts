import type { TitleUpdate } from '../../catalogue/title-update';

/** Where a record is in its file; both numbers count from 1. */
export interface RecordPosition {
  record: number;
  line: number;
}
export type ImportEntry =
  | {
      kind: 'title';
      place: RecordPosition;
      update: TitleUpdate;
      notes: readonly ImportNote[];
      /** A format that isn't known, as the file has it. */
      unknownForm?: string;
    }
  | { kind: 'withdraw'; place: RecordPosition; eisbn: string }
  | { kind: 'bad'; place: RecordPosition; reason: string }
  /** Once, before the rows of a table: its columns as they are headed. */
  | { kind: 'columns'; used: readonly string[]; unused: readonly string[] }
  /** Once, behind the records of a message: elements that nothing was read from, the most frequent first. */
  | { kind: 'elements'; unused: readonly (readonly [name: string, count: number])[] }
  /** Nothing after this position can be read. */
  | { kind: 'broken'; place: RecordPosition; reason: string };

/** What the report counts of titles that were taken. */
export type ImportNote = 'no_price' | 'off_sale';

/** The shop's settings that affect how a record is read. */
export interface ImportTarget {
  currency: 'CAD' | 'USD';
  country: string;
  province: string;
  zone: string;
  location_id: string;
  /** Unix seconds: which prices and texts are in force. */
  now: number;
}
