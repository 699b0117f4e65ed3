import type { RawItem } from '../create-result.ts';
import type { JsonObject, JsonValue } from '../documents/json-value.ts';
import { isObject, member, parseJson, scalar } from '../documents/parse-json.ts';
import type { ReaderContext } from '../reader-options.ts';
import { type ReadMoment, readMoment } from '../times/read-moment.ts';
import type { PlayoutReader } from './reader.ts';

const [tolerance, day] = [600_000, 86_400_000];

/**
 * Updates that Rivendell sends on TCP port 34289: opsguide.rivendellaudio.org/html/chapter.pad.html, and lib/rdlogplay.cpp of
 * ElvishArtisan/rivendell. `now` is null while nothing plays; only the chosen machine counts.
 */
export const readRivendell: PlayoutReader = (document, builder, context) => {
  const body = parseJson(document.text(), builder);
  if (body === null) return;
  const update = member(body, 'padUpdate');
  if (!isObject(update)) return builder.note('unreadable', 'The message has no padUpdate.');
  const [now, next] = [member(update, 'now'), member(update, 'next')];
  const ignored = reasonToIgnore(update, context);
  if (ignored !== '') return builder.add({ ...itemOf(update, now, context), kind: 'none', reason: ignored });
  if (!isObject(now))
    return builder.add({ kind: 'stop', end: sentAt(update, context), channel: scalar(update['machine']) });
  builder.add(itemOf(update, now, context));
  if (isObject(next)) builder.add({ ...itemOf(update, next, context), kind: 'next' });
};

function reasonToIgnore(update: JsonObject, { options }: ReaderContext): string {
  const machine = scalar(update['machine']) ?? '';
  if (options.channel !== null && machine !== '' && machine !== options.channel)
    return `Machine ${machine} is not the chosen machine ${options.channel}.`;
  return update['onairFlag'] === false ? 'The on-air flag is off.' : '';
}

function itemOf(update: JsonObject, item: JsonValue | undefined, context: ReaderContext): RawItem {
  const of = (name: string) => scalar(member(item, name));
  const line = of('lineId');
  const service = member(update, 'service');
  return {
    kind: 'start',
    start: startOf(of('startDateTime'), context),
    planned: of('length'),
    unit: 'milliseconds',
    title: of('title'),
    artist: of('artist'),
    album: of('album'),
    cart: of('cartNumber'),
    second_id: of('externalEventId'),
    playback_id:
      line === undefined ? undefined : `${scalar(member(member(update, 'log'), 'name')) ?? ''}:${line}`,
    category: of('groupName'),
    ...(of('cartType')?.toLowerCase() === 'macro' && { type: 'macro' as const }),
    isrc: of('isrc'),
    label: of('label'),
    channel: scalar(update['machine']),
    isOnAir: update['onairFlag'] !== false,
    fields: {
      // The source writes the description alone.
      service: scalar(member(service, 'name')) || scalar(member(service, 'description')),
      cut: of('cutNumber'),
      client: of('client'),
      agency: of('agency'),
      isci: of('isci'),
      announcement: of('externalAnncType'),
    },
  };
}

function sentAt(update: JsonObject, { arrived_ms, timezone, options }: ReaderContext): ReadMoment {
  const sent = readMoment(scalar(update['dateTime']), { arrived_ms, timezone, dateOrder: options.dateOrder });
  return sent ?? { ms: arrived_ms, assumption: '' };
}

/** An element that starts before midnight and is reported after it has the date of the next day. */
function startOf(
  text: string | undefined,
  { arrived_ms, timezone, options }: ReaderContext,
): ReadMoment | string | undefined {
  const start = readMoment(text, { arrived_ms, timezone, dateOrder: options.dateOrder });
  if (!start || Math.abs(start.ms - day - arrived_ms) > tolerance) return start ?? text;
  return { ms: start.ms - day, assumption: 'The start has the date of the next day: a day was subtracted.' };
}
