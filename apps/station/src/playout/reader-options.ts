import type { ItemType } from './playout-message.ts';
import type { LengthUnit } from './read-length.ts';
import type { DateOrder } from './times/local-date-time.ts';

/** The settings of a reader that an engineer can change; each preset has its own defaults. */
export interface ReaderOptions {
  /** The machine, mount, output or station that counts; null for all. */
  readonly channel: string | null;
  /** The order of day and month in dates of numbers. */
  readonly dateOrder: DateOrder;
  /** The unit of a length that is a plain number; `clock` texts such as `3:33` explain themselves. */
  readonly lengthUnit: LengthUnit;
  /** The encoding of the bytes; null to find it out. */
  readonly charset: string | null;
  /** Types by the system's categories, groups, playlists, folders or types. They win over what the system says; `macro` makes no event. */
  readonly types: Readonly<Record<string, ItemType>>;
  /** Types by ranges of cart numbers, such as `300000-399999`, for elements whose type nothing else says. */
  readonly cartTypes: Readonly<Record<string, ItemType>>;
  /** Names that appear as artist without being one, such as that of the station: their titles are slogans. */
  readonly ownNames: readonly string[];
  /** The template of a text line: letters of Rivendell, such as `%n|%t`. */
  readonly template: string;
  /** The part of a compound identifier that is the cart, from 1. */
  readonly idPart: number;
  /** Whether elements of the past that a message repeats are read too, which fills the gaps between two polls. */
  readonly withHistory: boolean;
  /** Milliseconds between an element's time and its arrival from which on the message is stale, beyond the element's length. */
  readonly staleAfter_ms: number;
}

/** The station and moment for which a message is read. */
export interface ReaderContext {
  /** Unix milliseconds at which the message arrived, or at which the system was asked. */
  readonly arrived_ms: number;
  /** IANA time zone of times without one. */
  readonly timezone: string;
  readonly options: ReaderOptions;
}

export const defaultOptions: ReaderOptions = {
  channel: null,
  dateOrder: 'day-first',
  lengthUnit: 'seconds',
  charset: null,
  types: {},
  cartTypes: {},
  ownNames: [],
  template: '',
  idPart: 1,
  withHistory: false,
  staleAfter_ms: 600_000,
};
