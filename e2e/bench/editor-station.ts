import { type Operation, operations } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));

/** The operation that a request calls; of two that match, the one with more literal path segments. */
export function operationOf(method: string, path: string): string | undefined {
  const plain = (operation: Operation) => operation.path.replaceAll(/\{\w+\}/g, '').length;
  return table
    .filter((operation) => operation.method === method && pattern(operation.path).test(path))
    .toSorted((a, b) => plain(b) - plain(a))[0]?.id;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

const list = (objects: readonly object[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

const categories = ['News', 'Music', 'Spots', 'Talk', 'Weather'];

/** A day of `count` logged events from a moment on, in Unix seconds. */
function day(start: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const started_at = start + Math.floor((index * 86_000) / count);
    const id = started_at * 1000 + (index % 1000);
    return {
      id,
      resource_uri: '',
      duration: 8 + ((index * 37) % 60),
      frame_count: 400,
      started_at,
      transcript: index % 3 === 0 ? 'What was said on air at this time of the day.' : null,
      processing: false,
      loudness: null,
      fade_in: 0,
      fade_out: 0,
      inner_fades: [],
      gain: 0,
      inner_levels: [],
      cart: {
        id: id + 1,
        title: `Logged event ${index + 1}`,
        artist: 'An artist',
        identifier: `E${index}`,
        category: { name: categories[index % categories.length], resource_uri: '' },
        type_name: 'LOGGER',
        timestamp_created: started_at,
        resource_uri: '',
      },
    };
  });
}

/** The waveform of a day without silence. */
export function broadcast(query: URLSearchParams) {
  const loud = Array.from({ length: Number(query.get('points')) }, (_, index) => 60 + ((index * 37) % 50));
  return {
    start: Number(query.get('start')),
    end: Number(query.get('end')),
    min: loud.map((value) => -value),
    max: loud,
  };
}

/** The levels of an event. */
function sound(id: number, points: number) {
  const loud = Array.from({ length: points }, (_, index) => 30 + ((index * 37 + id) % 80));
  return { id, min: loud.map((value) => -value), max: loud, rms: loud.map((value) => value * 0.6) };
}

const settings = makeSettings({ timezone: 'UTC', utc_offset: 0 });

/** A station's response with `count` events in each day; undefined for an unknown operation. */
export function answer(operation: string | undefined, url: URL, count: number): unknown {
  switch (operation) {
    case 'settings.get':
      return settings;
    case 'shows.list':
      return [];
    case 'audioEvents.list':
      return list(
        url.searchParams.get('cart__type_name') === 'LOGGER'
          ? day(Number(url.searchParams.get('id__gte')) / 1000, count)
          : [],
      );
    case 'categories.list':
    case 'tags.list':
    case 'connections.list':
      return list([]);
    case 'logger.gaps':
      return { gaps: [] };
    case 'logger.silences':
      return { silences: [] };
    case 'logger.fallbacks':
      return { fallbacks: [] };
    case 'logger.repeats':
      return { repeats: [], unheard: [] };
    case 'audioEvents.peaksOf':
      return {
        peaks: (url.searchParams.get('events') ?? '')
          .split(',')
          .map((id) => sound(Number(id), Number(url.searchParams.get('points')))),
      };
    case 'logger.peaks':
      return broadcast(url.searchParams);
    default:
      return undefined;
  }
}
