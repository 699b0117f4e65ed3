import type { show, ShowInput, ShowUpdate } from '@postkit/sdk/schema';
import type { z } from 'zod';
import type { Feature } from '../../platform/context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { ShowCounters, ShowRow } from './show-row.ts';

export interface Shows extends Feature {
  /** Null where the station has no such show. */
  get(stationId: number, showId: number): Promise<ShowRow | null>;
  list(stationId: number): Promise<ShowRow[]>;
  /** What the shows of stations are called. */
  titles(stationIds: readonly number[]): Promise<string[]>;
  /** Rises whenever the list tells something else, also of destinations and tags. */
  listVersion(stationId: number): Promise<number>;
  /** In the order asked; those that are not there are left out. */
  byIds(stationId: number, ids: readonly number[]): Promise<ShowRow[]>;
  /** Which of these are shows of the station; works inside a transaction. */
  known(db: Tables, stationId: number, ids: readonly number[]): Promise<number[]>;
  /** How many shows carry each tag, by the tag's id. */
  countsByTag(stationId: number): Promise<ReadonlyMap<number, number>>;
  /** Keeps a show's counters and the unix second of its newest published episode. Call it in the transaction of the change. */
  episodesChanged(
    transaction: Transaction,
    stationId: number,
    showId: number,
    counters: ShowCounters,
    lastPublished: number | null,
  ): Promise<void>;
  create(station: Station, input: ShowInput): Promise<ShowRow>;
  /** @throws resource.absent, shows.changed where `version` is given and not the present one. */
  update(station: Station, showId: number, update: ShowUpdate): Promise<ShowRow>;
  uriOf(station: Station, id: number): string;
  /** Rows in their wire form. */
  present(station: Station, rows: readonly ShowRow[]): Promise<z.input<typeof show>[]>;
}
