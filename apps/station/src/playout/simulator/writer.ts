import { utcOffset } from '../../platform/utc-offset.ts';
import type { PresetId } from '../presets.ts';
import type { ReaderOptions } from '../reader-options.ts';
import type { SyntheticElement } from './synthetic-day.ts';

/** The state of a playout system at the moment of a message. */
export interface OnAir {
  /** The element that begins, or that ended. */
  readonly element: SyntheticElement;
  readonly next: SyntheticElement | undefined;
  /** Unix milliseconds of the start by the clock of the system. */
  readonly started_at_ms: number;
  /** IANA time zone of the system. */
  readonly timezone: string;
  /** Escapes a value; as itself in templates that paste it as it is. */
  readonly escape: (value: string) => string;
}

/** A message before its encoding: a body, or the query of an HTTP request. */
export interface WrittenMessage {
  readonly body: string;
  readonly query: string;
  readonly contentType: string;
}

/** The values that a system says about an element. */
export interface SaidValues {
  readonly cart: string;
  readonly title: string;
  readonly artist: string;
  readonly category: string;
}

/** Writes what a playout system sends. Forms are those that its reader cites. */
export interface PlayoutWriter {
  readonly preset: PresetId;
  readonly options?: Partial<ReaderOptions>;
  /** The escapes of its form, by which faults of templates are made; null for forms that a program writes, which has no such faults. */
  readonly markup: 'element' | 'attribute' | 'json' | 'form' | null;
  /** Whether its messages say when the element began. */
  readonly isTimed: boolean;
  /** Whether its messages say how long the element is, so that talk after it is found. */
  readonly hasLength: boolean;
  /** Milliseconds to which its times and lengths are rounded. */
  readonly rounding_ms: number;
  /** Whether sweepers can be distinguished from other elements; a station would not send them otherwise. */
  readonly hasSweepers: boolean;
  start(onAir: OnAir): WrittenMessage;
  /** Absent for systems that do not say that an element ended. */
  stop?(onAir: OnAir): WrittenMessage;
  says(element: SyntheticElement): SaidValues;
}

export const xmlMessage = (body: string): WrittenMessage => ({ body, query: '', contentType: 'text/xml' });
export const jsonMessage = (value: string): WrittenMessage => ({
  body: value,
  query: '',
  contentType: 'application/json',
});
export const formMessage = (body: string): WrittenMessage => ({
  body,
  query: '',
  contentType: 'application/x-www-form-urlencoded',
});
export const queryMessage = (query: string): WrittenMessage => ({ body: '', query, contentType: '' });

/** The parts of a local time, each with two digits but the year. */
export interface LocalParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  /** East of UTC, such as `+01:00`. */
  readonly offset: string;
  /** Milliseconds since local midnight by the clock. */
  readonly midnight_ms: number;
}

export function localParts(ms: number, timezone: string): LocalParts {
  const offset = utcOffset(timezone, ms);
  const wall = new Date(ms + offset * 3_600_000).toISOString();
  const [, year = '', month = '', day = '', hours = '', minutes = '', seconds = '', rest = ''] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)\.(\d+)/.exec(wall) ?? [];
  const away = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    year,
    month,
    day,
    hours,
    minutes,
    seconds,
    offset: `${offset < 0 ? '-' : '+'}${two(Math.floor(away))}:${two((away % 1) * 60)}`,
    midnight_ms: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest),
  };
}

/** A time of 12 hours, such as `2:02:10 PM`. */
export function halfDayClock({ hours, minutes, seconds }: LocalParts): string {
  const hour = Number(hours) % 12 || 12;
  return `${hour}:${minutes}:${seconds} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** A length such as `03:33`. */
export function minutesOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
