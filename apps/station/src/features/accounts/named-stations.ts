import type { UserInput } from '@postkit/sdk/schema';
import { slugsOf, type Station } from './station.ts';
import { invalidField } from './user-errors.ts';

/** Ids of shows to limit a user to, null for all of the station; undefined leaves the limit as it is. */
export type RequestedShows = UserInput['stations'][number]['shows'];

/**
 * The ids of the stations that a caller named, among those that the caller administers, with the shows of each.
 * @throws request.invalid at `stations` if a title matches none of them, or several and no slug decides
 */
export function namedStations(
  named: UserInput['stations'],
  administered: Iterable<Station>,
): ReadonlyMap<number, RequestedShows> {
  const byTitle = Map.groupBy(administered, ({ title }) => title);
  return new Map(
    named.map(({ stationTitle, station: slug, shows }) => {
      const titled = byTitle.get(stationTitle) ?? [];
      const [station, ...more] =
        slug === undefined ? titled : titled.filter((one) => slugsOf(one).includes(slug.toLowerCase()));
      if (!station) throw invalidField('stations', `You do not administer a station “${stationTitle}”.`);
      if (more.length > 0)
        throw invalidField(
          'stations',
          `Several stations are called “${stationTitle}”. Say which one by its address.`,
        );
      return [station.id, shows];
    }),
  );
}
