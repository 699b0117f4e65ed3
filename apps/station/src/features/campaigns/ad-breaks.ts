import type { AdPosition } from '@postkit/sdk/schema';

/** A place of an episode at which an ad can play. */
export interface AdPlace {
  readonly position: AdPosition;
  /** Samples of the episode before it, at 44.1 kHz. */
  readonly samples: number;
}

export interface EpisodeTimeline {
  /** Samples of the show's bumper before the events. */
  readonly lead: number;
  readonly events: readonly { readonly id: number; readonly samples: number }[];
  /** Samples of the whole episode. */
  readonly samples: number;
  /** Ids of the events that an ad plays before, and `END`. */
  readonly markers: readonly (number | 'END')[];
}

/**
 * The start, the ad markers between events, and the end. A marker before the first event is the start, one after the last
 * event is the end; if an event plays twice, its markers follow the order of the timeline.
 */
export function adPlaces({ lead, events, samples, markers }: EpisodeTimeline): AdPlace[] {
  const places: number[] = [];
  for (const marker of markers) {
    const ids = events.map(({ id }) => id);
    const from = places.at(-1) ?? 0;
    const onward = marker === 'END' ? -1 : ids.indexOf(marker, from);
    const place = onward < 0 && marker !== 'END' ? ids.indexOf(marker) : onward;
    places.push(place < 0 ? events.length : place);
  }
  const inner = [...new Set(places)]
    .filter((place) => place > 0 && place < events.length)
    .toSorted((a, b) => a - b);
  const before = (place: number) => events.slice(0, place).reduce((sum, event) => sum + event.samples, lead);
  return [
    { position: 'pre', samples: 0 },
    ...inner.map((place) => ({ position: 'mid' as const, samples: before(place) })),
    { position: 'post', samples },
  ];
}
