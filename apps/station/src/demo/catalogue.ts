import { Readable } from 'node:stream';
import type { Features } from '../features.ts';
import type { Station } from '../features/accounts/index.ts';
import { isStationError } from '../platform/errors/station-error.ts';
import { demoGroups, demoPlatforms, demoShows, demoTags, type DemoShow } from './catalogue-content.ts';
import { coverArt } from './cover-art.ts';
import { demoStations } from './demo-stations.ts';
import { makeUsers } from './demo-users.ts';

/**
 * Fills the demo stations with everything but audio: groups, tags, shows with covers, destinations, and
 * staff. Leaves the work of an earlier start unchanged.
 */
export async function makeCatalogue(features: Features): Promise<void> {
  const { accounts, categories, tags } = features;
  const stations = demoStations.map(({ slug }) => accounts.stationAt(slug));
  for (const station of stations) {
    for (const group of demoGroups) await unlessTaken(() => categories.createGroup(station, group));
    for (const name of demoTags) await unlessTaken(() => tags.create(station.id, name));
  }
  for (const demo of demoShows) {
    const station = accounts.stationAt(demo.station);
    const known = (await features.shows.list(station)).some((show) => show.title === demo.show.title);
    if (!known) await makeShow(features, station, demo);
  }
  const [first] = stations;
  if (!first) return;
  await makePlatforms(features, first);
  await makeUsers(accounts, first.companyId);
}

/** Feed and widget come first and name no show: the show, created last, links them. An interrupted attempt leaves them behind unused. */
async function makeShow(
  { accounts, destinations, images, shows, tags }: Features,
  station: Station,
  demo: DemoShow,
): Promise<void> {
  const art = await coverArt(demo.colors, demo.at);
  const square = await images.store(station, Readable.from([art.square]));
  const share = await images.store(station, Readable.from([art.share]));
  const {
    title,
    description = '',
    author = '',
    email = '',
    podcast_link = '',
    itunes_categories = '',
    show_format = 'episodic',
  } = demo.show;
  const feed = await destinations.create(station, {
    type: 'rss',
    title,
    subtitle: description.slice(0, 120),
    description,
    author,
    email,
    podcast_link,
    itunes_categories,
    show_format,
    imageurl: square.location,
    rss_subtype: 'itunes',
    is_aggregate: true,
    default_on_post: true,
  });
  const look = { colors: demo.widget, full: false, vertical: false };
  const widget = await destinations.create(station, {
    type: 'webwidget',
    title: `${title} player`,
    historical_items: look,
    default_on_post: true,
  });
  const labels = (await tags.list(station.id)).filter((tag) => demo.tags.includes(tag.name));
  const show = await shows.create(station, {
    ...demo.show,
    square_image: square.location,
    rectangle_image: share.location,
    playlist_categories: labels.map((tag) => tags.uriOf(station, tag.id)),
    social_media_connections: [feed, widget].map((destination) =>
      destinations.uriOf(station, destination.id),
    ),
  });
  if (accounts.stationById(station.id)?.defaultShowId === null) {
    await accounts.setDefaultShow(station.id, show.id);
    await accounts.setDefaultImage(station.id, square.location);
  }
}

async function makePlatforms({ destinations }: Features, station: Station): Promise<void> {
  const known = await destinations.list(station);
  for (const platform of demoPlatforms) {
    if (!known.some((destination) => destination.type === platform.type))
      await destinations.create(station, platform);
  }
}

async function unlessTaken(make: () => Promise<unknown>): Promise<void> {
  await make().catch((error: unknown) => {
    if (!isStationError(error) || error.status !== 409) throw error;
  });
}
