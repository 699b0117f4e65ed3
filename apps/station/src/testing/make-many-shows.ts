import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { StationServer } from '../app.ts';
import type { Station } from '../features/accounts/index.ts';
import type { DestinationTables } from '../features/destinations/destination-tables.ts';
import type { ShowTables } from '../features/shows/show-tables.ts';
import { manyShows } from './many-shows.ts';

const chunk = 500;
const covers = 6;
/** Shows with the same remainder of their number share a feed. */
const feeds = 300;

/**
 * Writes shows directly to the database, because the service would use a transaction for each: with covers as
 * directories require, each show with a feed and a player as its destinations.
 */
export async function makeManyShows(
  { context, features }: Pick<StationServer, 'context' | 'features'>,
  station: Station,
  count: number,
) {
  const images = [];
  for (let number = 0; number < covers; number += 1)
    images.push(await features.images.store(station, Readable.from([await cover(number)])));
  const locations = images.map(({ location }) => location);
  const player = await features.destinations.create(station, {
    type: 'webwidget',
    title: 'Player of the network',
  });
  const feedIds: number[] = [];
  for (let number = 0; number < Math.min(feeds, count); number += 1) {
    feedIds.push(
      (
        await features.destinations.create(station, {
          type: 'rss',
          title: `Feed ${number}`,
          language_override: 'en',
        })
      ).id,
    );
  }
  const rows = manyShows(station.id, count, locations);
  await context.db.transaction(async (transaction) => {
    const shows = transaction.tables<ShowTables>();
    const links = transaction.tables<DestinationTables>();
    for (let start = 0; start < rows.length; start += chunk) {
      const made = await shows
        .insertInto('shows')
        .values(rows.slice(start, start + chunk))
        .returning('id')
        .execute();
      const both = made.flatMap(({ id }) =>
        [player.id, feedIds[id % feedIds.length] ?? player.id].map((connection_id) => ({
          connection_id,
          show_id: id,
        })),
      );
      await links
        .insertInto('connection_shows')
        .values(both.map((link) => ({ ...link, station_id: station.id })))
        .execute();
    }
  });
}

/** A cover of 1400 px square, each different. */
function cover(number: number): Promise<Buffer> {
  const background = { r: (number * 53) % 256, g: (number * 97 + 60) % 256, b: (number * 151 + 120) % 256 };
  return sharp({
    create: {
      width: 1400,
      height: 1400,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
}
