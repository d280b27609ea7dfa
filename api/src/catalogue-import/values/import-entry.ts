import type { TitleRecord } from '../../title/title-record';

/** Where a record stands in its file, both counted from 1. */
export interface Place {
  record: number;
  line: number;
}
export type ImportEntry =
  | { kind: 'title'; place: Place; eisbn: string; record: TitleRecord }
  | { kind: 'withdraw'; place: Place; eisbn: string }
  | { kind: 'bad'; place: Place; reason: string }
  /** Nothing behind this place can be read. */
  | { kind: 'broken'; place: Place; reason: string };

/** What of a shop decides how a record is read. */
export interface ImportTarget {
  currency: 'CAD' | 'USD';
  country: string;
  zone: string;
  location_id: string;
}
