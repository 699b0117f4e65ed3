import type { StationChangeInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import { updateStation } from './accounts.repository.ts';
import { deleteFormerSlug, insertFormerSlug } from './former-slugs.repository.ts';
import { refuseSlug } from './refuse-slug.ts';
import type { Station } from './station.ts';
import { invalidField } from './user-errors.ts';

/** Work of a feature within the transaction that changes the slug or the time zone of a station. */
export type WithinStationChange = (
  transaction: Transaction,
  before: Station,
  after: Station,
) => Promise<void>;

/** Changes of what a station's addresses and times depend on. */
export interface StationChanges {
  /**
   * The station as it would be with another slug or time zone.
   * @throws request.invalid, stations.slug-taken, stations.slug-former, stations.slug-reserved
   */
  stationAfter(station: Station, change: StationChangeInput): Promise<Station>;
  /**
   * Gives a station another slug or time zone. Its old slug redirects, and stays reserved; the station can take it back. Reload the
   * directory after the commit.
   * @throws as `stationAfter`
   */
  writeStationChange(transaction: Transaction, station: Station, change: StationChangeInput): Promise<void>;
  /** Calls a listener in the transaction of each change. */
  withinStationChange(call: WithinStationChange): void;
}

export function createStationChanges({ db, clock }: Pick<StationContext, 'db' | 'clock'>): StationChanges {
  const listeners: WithinStationChange[] = [];

  async function writeSlug(
    transaction: Transaction,
    { id, slug: former }: Station,
    slug: string,
  ): Promise<void> {
    await updateStation(transaction, id, { slug });
    await refuseSlug(transaction, slug, id);
    await deleteFormerSlug(transaction, slug);
    await insertFormerSlug(transaction, { slug: former, station_id: id, changed_at: clock.seconds() });
  }

  return {
    stationAfter: (station, change) => changed(db, station, change),
    async writeStationChange(transaction, before, change) {
      const after = await changed(transaction, before, change);
      if (after.slug !== before.slug) await writeSlug(transaction, before, after.slug);
      if (after.timezone !== before.timezone)
        await updateStation(transaction, before.id, { timezone: after.timezone });
      if (after !== before) for (const call of listeners) await call(transaction, before, after);
    },
    withinStationChange: (call) => void listeners.push(call),
  };
}

/** The station itself if nothing changes. */
async function changed(
  db: Transaction,
  before: Station,
  { slug = before.slug, timezone = before.timezone }: StationChangeInput,
) {
  const zone = timeZoneNamed(timezone);
  if (zone === null)
    throw invalidField('timezone', `“${timezone}” is not a time zone. Choose one such as Europe/Berlin.`);
  if (slug === before.slug) return zone === before.timezone ? before : { ...before, timezone: zone };
  await refuseSlug(db, slug, before.id);
  const formerSlugs = [...before.formerSlugs.filter((former) => former !== slug), before.slug];
  return { ...before, slug, formerSlugs, timezone: zone };
}
