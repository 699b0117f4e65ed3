import type { UserInput } from '@postkit/sdk/schema';
import type { Station } from './station.ts';
import { invalidField } from './user-errors.ts';

/**
 * The ids of the stations that a caller named, among those that the caller administers.
 * @throws request.invalid at `stations` if a title matches none of them, or several and no slug decides
 */
export function namedStations(named: UserInput['stations'], administered: Iterable<Station>): ReadonlySet<number> {
  const byTitle = Map.groupBy(administered, ({ title }) => title);
  return new Set(
    named.map(({ stationTitle, station: slug }) => {
      const titled = byTitle.get(stationTitle) ?? [];
      const [station, ...more] = slug === undefined ? titled : titled.filter((one) => one.slug === slug.toLowerCase());
      if (!station) throw invalidField('stations', `You do not administer a station “${stationTitle}”.`);
      if (more.length > 0) throw invalidField('stations', `Several stations are called “${stationTitle}”. Say which one by its address.`);
      return station.id;
    }),
  );
}
