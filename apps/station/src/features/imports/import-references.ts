import type { ImportPlanInput, PodcastImportInput, StaticRssInput } from '@postkit/sdk/schema';
import { fail } from '../../platform/errors/platform-errors.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { Shows } from '../shows/index.ts';

export interface ImportReferenceDeps {
  readonly destinations: Destinations;
  readonly shows: Shows;
}

/**
 * Checks the station's resources that an import names, and returns the ids of its feeds, sorted and unique.
 * @throws request.invalid naming the invalid field
 */
export async function checkImport(
  station: Station,
  input: PodcastImportInput,
  deps: ImportReferenceDeps,
): Promise<number[]> {
  checkStation(station, input.station);
  return checkPlan(station, input, deps);
}

/** The same for a plan. */
export async function checkPlan(
  station: Station,
  { show_id, social_media_connections }: ImportPlanInput,
  { destinations, shows }: ImportReferenceDeps,
): Promise<number[]> {
  if (!(await shows.get(station, show_id))) throw wrong('show_id', `There is no show ${show_id}.`);
  const feeds = await feedsAt(station, 'social_media_connections', social_media_connections, destinations);
  return feeds.map(({ id }) => id);
}

/** The same for feeds to render again; disabled ones have nothing to render. */
export async function checkFeeds(
  station: Station,
  { rss_smcs, station: slug }: StaticRssInput,
  { destinations }: Pick<ImportReferenceDeps, 'destinations'>,
): Promise<number[]> {
  checkStation(station, slug);
  const feeds = await feedsAt(station, 'rss_smcs', rss_smcs, destinations);
  return feeds.filter(({ status }) => status).map(({ id }) => id);
}

function checkStation({ name }: Station, slug: string): void {
  if (slug !== name.toLowerCase()) throw wrong('station', `This address is of ${name.toLowerCase()}.`);
}

async function feedsAt(
  { id: stationId }: Station,
  field: string,
  values: readonly number[],
  destinations: Destinations,
): Promise<DestinationRow[]> {
  const ids = [...new Set(values)].toSorted((a, b) => a - b);
  const feeds = (await destinations.byIds(wholeStation(stationId), ids)).filter(({ type }) => type === 'rss');
  const missing = ids.find((id) => !feeds.some((feed) => feed.id === id));
  if (missing !== undefined) throw wrong(field, `This station has no RSS feed ${missing}.`);
  return feeds;
}

function wrong(field: string, message: string) {
  return fail('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}
