import type { Transaction } from '../../platform/db/database.ts';
import type { Feature } from '../../platform/context.ts';
import type { CategoryGroup } from '@postkit/sdk/schema';
import type { categoryGroupInput, categoryGroupUpdate } from '@postkit/sdk/schema';
import type { z } from 'zod';
import type { Station } from '../accounts/index.ts';

export type NewGroup = z.output<typeof categoryGroupInput>;
export type GroupChange = z.output<typeof categoryGroupUpdate>;

export interface CategoryName {
  readonly name: string;
  readonly resource_uri: string;
}

export interface Categories extends Feature {
  /** Categories that stand in no group. */
  orphaned(station: Station): Promise<CategoryName[]>;
  /** Makes sure that categories of these names exist, as when the log meets a new one. Answers their ids by the name given. */
  ensure(transaction: Transaction, stationId: number, names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** @throws categories.taken where the station has a group of that name. */
  createGroup(station: Station, group: NewGroup): Promise<CategoryGroup>;
}
