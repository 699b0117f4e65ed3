import { decodeHTMLStrict } from 'entities';
import type { RawItem } from '../create-result.ts';
import type { JsonObject, JsonValue } from '../documents/json-value.ts';
import { isObject, listOf, member, parseJson, scalar } from '../documents/parse-json.ts';
import { readLength } from '../read-length.ts';
import type { ReaderContext } from '../reader-options.ts';
import { readMoment } from '../times/read-moment.ts';
import type { PlayoutReader } from './reader.ts';
import { splitLine } from './split-line.ts';

/**
 * `live-info-v2` and `live-info` of LibreTime and Airtime: legacy/application/models/Schedule.php and controllers/ApiController.php of
 * libretime/libretime. The server escapes every text as HTML. Times are local to `station.timezone`, and those of the schedule: with a
 * live source they say nothing about the sound.
 */
export const readLibretime: PlayoutReader = (document, builder, context) => {
  // JSONP wraps the object in a call.
  const text = document
    .text()
    .replace(/^\s*[\w$.]+\s*\(/, '')
    .replace(/\)\s*;?\s*$/, '');
  const info = parseJson(text, builder);
  if (!isObject(info ?? undefined)) return;
  const root = info as JsonObject;
  const tracks = member(root, 'tracks');
  const [current, next] = ['current', 'next'].map((name) => listOf(member(tracks ?? root, name))[0]);
  const station = member(root, 'station');
  const zone = scalar(member(station, 'timezone')) ?? scalar(root['timezone']) ?? context.timezone;
  const show = listOf(member(member(root, 'shows'), 'current') ?? member(root, 'currentShow'))[0];
  const source = scalar(member(station, 'source_enabled')) ?? scalar(root['source_enabled']) ?? '';
  const isLive = /^(?:live|master)$/i.test(source) || scalar(member(current, 'type')) === 'livestream';
  const zoned = { ...context, timezone: isObject(tracks) ? zone : zoneOfTracks(current, zone, context) };
  const previous = context.options.withHistory ? listOf(member(tracks ?? root, 'previous'))[0] : undefined;
  if (isObject(previous)) builder.add({ ...itemOf(previous, zoned), isHistory: true });
  if (isLive) {
    const name =
      scalar(member(show, 'name')) || scalar(member(current, 'name'))?.replace(/ - Live Stream$/, '');
    builder.add({ kind: 'start', title: decoded(name), type: 'talk', isSnapshot: true, fields: { source } });
  } else if (!isObject(current))
    builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' }, isSnapshot: true });
  else {
    const isPlaying = member(current, 'media_item_played') !== false;
    builder.add({
      ...itemOf(current, zoned),
      ...(isPlaying ? {} : { kind: 'none', reason: 'The track is scheduled, but does not play yet.' }),
    });
  }
  if (isObject(next)) builder.add({ ...itemOf(next, zoned), kind: 'next' });
};

/** The first version has tracks in UTC at some servers and in the zone of the station at others: the one nearer to the arrival counts. */
function zoneOfTracks(
  track: JsonValue | undefined,
  zone: string,
  { arrived_ms, options }: ReaderContext,
): string {
  const away = (timezone: string) => {
    const start = readMoment(scalar(member(track, 'starts')), {
      arrived_ms,
      timezone,
      dateOrder: options.dateOrder,
    });
    return start ? Math.abs(arrived_ms - start.ms) : Number.POSITIVE_INFINITY;
  };
  return away('UTC') < away(zone) ? 'UTC' : zone;
}

function itemOf(track: JsonObject, context: ReaderContext): RawItem {
  const about = member(track, 'metadata');
  const of = (name: string) => decoded(scalar(member(about, name)));
  const line = splitLine(scalar(track['name']) ?? '');
  const times = {
    arrived_ms: context.arrived_ms,
    timezone: context.timezone,
    dateOrder: context.options.dateOrder,
  };
  const start = readMoment(scalar(track['starts']), times);
  const isStream = scalar(track['type']) === 'webstream';
  return {
    kind: 'start',
    start: start ?? undefined,
    planned: plannedSeconds(track, about, start?.ms, times),
    unit: 'seconds',
    title: of('track_title') || line.title,
    artist: about ? of('artist_name') : line.artist,
    album: of('album_title'),
    cart: of('id'),
    category: of('genre'),
    usualType: isStream ? 'programme' : 'song',
    isrc: of('isrc_number'),
    label: of('label'),
    isSnapshot: true,
    fields: { file: of('filepath'), track_type: of('track_type_id') },
  };
}

/** The cued length of a track, because the end of the schedule may be another one. */
function plannedSeconds(
  track: JsonObject,
  about: JsonValue | undefined,
  start_ms: number | undefined,
  times: Parameters<typeof readMoment>[1],
): number | undefined {
  const [cueIn, cueOut, length] = ['cuein', 'cueout', 'length'].map((name) =>
    readLength(scalar(member(about, name)), 'seconds'),
  );
  if (cueOut && cueOut > (cueIn ?? 0)) return (cueOut - (cueIn ?? 0)) / 1000;
  if (length) return length / 1000;
  const end = readMoment(scalar(track['ends']), times);
  return end && start_ms !== undefined && end.ms > start_ms ? (end.ms - start_ms) / 1000 : undefined;
}

const decoded = (text: string | undefined) => (text === undefined ? undefined : decodeHTMLStrict(text));
