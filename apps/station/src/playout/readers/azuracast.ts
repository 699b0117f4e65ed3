import type { RawItem, ResultBuilder } from '../create-result.ts';
import type { JsonObject, JsonValue } from '../documents/json-value.ts';
import { isObject, listOf, member, parseJson, scalar } from '../documents/parse-json.ts';
import type { ReaderContext } from '../reader-options.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * Now playing of AzuraCast by poll, webhook, server-sent events or websocket: backend/src/Entity/Api/NowPlaying of AzuraCast/AzuraCast,
 * and gist.github.com/BusterNeece/4026110b4aa13ab7be5407f466792003 for the events. `song.id` is a hash of the texts, `sh_id` the
 * playback; while a streamer is live, everything is talk.
 */
export const readAzuracast: PlayoutReader = (document, builder, context) => {
  for (const text of payloadsOf(document.text())) {
    const value = parseJson(text, builder);
    if (value === null) continue;
    const stations = stationsIn(value);
    const chosen = stations.filter((station) => isChosen(station, context.options.channel));
    if (stations.length > 1 && context.options.channel === null)
      builder.note('guessed', 'The message has several stations: choose one by its short name.');
    for (const station of chosen) readStation(station, builder, context);
  }
};

/** The data of server-sent events, or the text itself. */
function payloadsOf(text: string): string[] {
  if (!/^(?:data|event|id|retry)?:/m.test(text.slice(0, 1000)) || /^\s*[{[]/.test(text))
    return text.trim() === '' ? [] : [text];
  return text.split(/\r?\n\r?\n/).flatMap((event) => {
    const data = event
      .split(/\r?\n/)
      .flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
      .join('\n');
    return data.trim() === '' || data.trim() === '{}' ? [] : [data];
  });
}

/** The objects with a station's state, wherever an envelope has them. */
function stationsIn(value: JsonValue): JsonObject[] {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).flatMap(stationsIn);
  if (!isObject(value)) return [];
  if ('now_playing' in value) return [value];
  const inner =
    member(value, 'np') ?? member(value, 'data') ?? member(value, 'pub') ?? member(value, 'connect');
  if (inner !== undefined) return stationsIn(inner);
  return [...Object.values(member(value, 'subs') ?? {}), ...listOf(member(value, 'publications'))].flatMap(
    (part) => stationsIn(part as JsonValue),
  );
}

function isChosen(station: JsonObject, channel: string | null): boolean {
  const about = member(station, 'station');
  return (
    channel === null || [scalar(member(about, 'shortcode')), scalar(member(about, 'id'))].includes(channel)
  );
}

function readStation(
  station: JsonObject,
  builder: ResultBuilder,
  { arrived_ms, options }: ReaderContext,
): void {
  const now = member(station, 'now_playing');
  const channel = scalar(member(member(station, 'station'), 'shortcode'));
  // The newest comes first.
  const past = options.withHistory
    ? listOf(member(station, 'song_history')).filter(isObject).toReversed()
    : [];
  for (const item of past) builder.add({ ...itemOf(item), channel, isHistory: true });
  if (!isObject(now) || station['is_online'] === false)
    return builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' }, isSnapshot: true, channel });
  const isLive = member(member(station, 'live'), 'is_live') === true;
  builder.add({ ...itemOf(now), ...(isLive && { type: 'talk' as const }), kind: 'start', channel });
  const next = member(station, 'playing_next');
  if (isObject(next)) builder.add({ ...itemOf(next), kind: 'next', channel });
}

function itemOf(item: JsonObject): RawItem {
  const song = member(item, 'song');
  const of = (name: string) => scalar(member(song, name));
  const seconds = scalar(item['duration']);
  const custom = member(song, 'custom_fields');
  return {
    kind: 'start',
    start: scalar(item['played_at']),
    planned: Number(seconds) > 0 ? seconds : undefined,
    unit: 'seconds',
    title: of('title') || of('text'),
    artist: of('artist'),
    album: of('album'),
    cart: of('id'),
    playback_id: scalar(item['sh_id']),
    category: scalar(item['playlist']),
    usualType: 'song',
    isrc: of('isrc'),
    label: scalar(member(custom, 'label')),
    isSnapshot: true,
    fields: { genre: of('genre'), cover: of('art'), playlist_source: scalar(item['playlist_source']) },
  };
}
