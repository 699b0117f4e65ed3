import type { RawItem } from '../create-result.ts';

/** A row as a form has it. */
export interface RawRow extends Omit<RawItem, 'kind' | 'start' | 'end'> {
  readonly kind?: 'none';
  /** Midnight of the date, as if it were UTC, in milliseconds; null for the date of the file. */
  readonly day_ms: number | null;
  /** Milliseconds since midnight; null for a row without a time. */
  readonly time_ms: number | null;
  /** The end as a date and time, if the form has one instead of a length. */
  readonly end?: { readonly day_ms: number; readonly time_ms: number } | null;
}

/** A public form of a log. */
export interface AsRunForm {
  readonly name: string;
  /** Whether a text has this form. */
  readonly matches: (text: string) => boolean;
  /** The rows; a text for a file that is refused as a whole. */
  readonly read: (text: string) => readonly RawRow[] | string;
  readonly precision_ms?: number;
  /** The elements that it lists, if it does not list all. */
  readonly content?: 'songs' | 'spots';
}
