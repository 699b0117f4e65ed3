import { dateAt, slugRedirects, type StationChange, type StationChangeInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { stationDay } from '../episodes/index.ts';
import type { Schedules } from '../schedules/index.ts';

export interface PreviewChangeDeps {
  readonly accounts: Pick<Accounts, 'stationAfter' | 'stationById'>;
  readonly schedules: Pick<Schedules, 'movedSchedules'>;
}

/** @throws request.invalid, stations.slug-taken, stations.slug-former, stations.slug-reserved */
export type PreviewChange = (station: Station, change: StationChangeInput) => Promise<StationChange>;

export function createPreviewChange(
  { clock }: Pick<StationContext, 'clock'>,
  { accounts, schedules }: PreviewChangeDeps,
): PreviewChange {
  async function zoneChange(station: Station, timezone: string): Promise<StationChange['timezone']> {
    const nextDayIn = (zone: string) => stationDay(dateAt(clock.now(), zone), zone).end;
    return {
      from: station.timezone,
      to: timezone,
      schedules: await schedules.movedSchedules(station, timezone),
      day_borders: { before: nextDayIn(station.timezone), after: nextDayIn(timezone) },
      // Analytics count days in UTC.
      analytics: 'unaffected',
    };
  }

  return async (station, change) => {
    const { slug, timezone } = await accounts.stationAfter(station, change);
    return {
      slug: slug === station.slug ? null : { from: station.slug, to: slug, redirects: [...slugRedirects] },
      timezone: timezone === station.timezone ? null : await zoneChange(station, timezone),
    };
  };
}
