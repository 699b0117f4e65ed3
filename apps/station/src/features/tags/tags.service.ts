import type { Tag } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { Station } from '../accounts/index.ts';

export interface TagRow {
  readonly id: number;
  readonly station_id: number;
  readonly name: string;
}

/** Runs in the transaction that renames or deletes a tag, before it is gone. */
export type TagChanged = (transaction: Transaction, stationId: number, tagId: number) => Promise<void>;

export interface Tags extends Feature {
  /** By name, ignoring case. */
  list(stationId: number, page?: Page): Promise<TagRow[]>;
  /** The tags of the addresses, in the order asked; addresses of no tag of the station are left out. */
  byUris(stationId: number, uris: readonly string[]): Promise<TagRow[]>;
  /** In the order asked; those that are not there are left out. */
  byIds(stationId: number, ids: readonly number[]): Promise<TagRow[]>;
  /** @throws tags.taken where the station has that name, whatever its case. */
  create(stationId: number, name: string): Promise<TagRow>;
  /** Lets others follow what they tell of a tag that gets another name, or none. */
  onChange(call: TagChanged): void;
  uriOf(station: Station, id: number): string;
  present(station: Station, row: TagRow): Tag;
}
