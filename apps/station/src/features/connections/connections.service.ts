import type { connection, connectionUpdate, ConnectionInput } from '@postkit/sdk/schema';
import type { z } from 'zod';
import type { Feature } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { Station } from '../accounts/index.ts';
import type { ConnectionRow } from './connection-row.ts';

export type ConnectionUpdate = z.output<typeof connectionUpdate>;

export type ConnectionSummary = Pick<ConnectionRow, 'id' | 'type' | 'title'>;

/** Runs in the transaction that deletes a connection, before it is gone. */
export type ConnectionDeleted = (transaction: Transaction, stationId: number, connectionId: number) => Promise<void>;

export interface Connections extends Feature {
  /** Provisional ones are in no list: they wait for the first save of their show. */
  list(stationId: number, page?: Page): Promise<ConnectionRow[]>;
  /** In the order asked; those that are not there are left out. */
  byIds(stationId: number, ids: readonly number[]): Promise<ConnectionRow[]>;
  /** Type and title of those that are there, provisional ones too, in no order: what a list says of its destinations. */
  summaries(stationId: number, ids: ReadonlySet<number>): Promise<ConnectionSummary[]>;
  /** By id alone, as public feeds and widgets are asked for; null where there is none. */
  get(id: number): Promise<ConnectionRow | null>;
  /** What a destination is entered with; never for an answer. */
  secretsOf(stationId: number, id: number): Promise<{ readonly token: string; readonly app_secret: string }>;
  /** @param madeBy Id of the user; left out where the station makes it. */
  create(station: Station, input: ConnectionInput, madeBy?: number): Promise<ConnectionRow>;
  update(station: Station, id: number, update: ConnectionUpdate): Promise<ConnectionRow>;
  /** Lets others take back what they hold of a connection that is being deleted. */
  onDelete(call: ConnectionDeleted): void;
  /** Replaces the destinations of one show, and confirms those of them that were provisional. */
  setShow(transaction: Transaction, stationId: number, showId: number, connectionIds: readonly number[]): Promise<void>;
  /** Connection ids by show; without ids, of every show of the station. */
  ofShows(stationId: number, showIds?: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
  uriOf(station: Station, id: number): string;
  present(station: Station, row: ConnectionRow): z.input<typeof connection>;
}
