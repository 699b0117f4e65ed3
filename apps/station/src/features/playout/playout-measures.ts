import type { PlayoutElement } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { activeInputs } from './playout.repository.ts';

/** An input that is on, with its last message in Unix milliseconds. */
export interface MeasuredInput {
  readonly slug: string;
  readonly name: string;
  readonly last_message_ms: number;
}

export interface PlayoutMeasures {
  /** The inputs that are on and had a message. */
  inputs(this: void): Promise<readonly MeasuredInput[]>;
  /** Elements that this process has read since its start, by their fate. */
  fates(this: void): ReadonlyMap<PlayoutElement['fate'], number>;
}

export async function measuredInputs(
  db: Tables,
  stationById: (id: number) => Station | null,
): Promise<readonly MeasuredInput[]> {
  return (await activeInputs(db)).flatMap(({ station_id, name, last_message_ms }) => {
    const slug = stationById(station_id)?.slug;
    return slug === undefined || last_message_ms === null ? [] : [{ slug, name, last_message_ms }];
  });
}
