import type { AudioEvent, InnerFade, InnerLevel } from '@postkit/sdk/schema';

/** One item of an episode's timeline: audio, or the marker of an ad. */
export interface TimelineItem {
  /** Id of the item; the same event may be on the timeline twice. */
  timelineId: string;
  type: 'original_audio';
  /** True for a targeted ad marker, which has no audio. */
  ads: boolean;
  name: string;
  /** Artist or speaker of its audio; empty for none, or an ad. */
  artist: string;
  /** The event that plays; null for an ad. */
  eventId: number | null;
  /** The event from which `preSegments` and `postSegments` count; `eventId` itself until it is extended. */
  sourceId: number | null;
  /** The copy that an edit creates and that will replace `eventId`; null without an edit. */
  editId: number | null;
  /** Segments of broadcast before and after the source that `eventId` includes. */
  preSegments: number;
  postSegments: number;
  /** Whole milliseconds. */
  durationMs: number;
  /** Whole milliseconds of the fades at its ends; 0 for none. */
  fadeInMs: number;
  fadeOutMs: number;
  /** Fades inside the event, which a merge copies from its parts. */
  innerFades: readonly InnerFade[];
  /** Level in dB; 0 plays the audio as recorded. */
  gainDb: number;
  /** Levels of parts inside the event, above `gainDb`, which a merge copies. */
  innerLevels: readonly InnerLevel[];
  /** Category of its audio, which sets the colour; empty for an ad. */
  category: string;
  /** The station is still creating its audio. */
  processing: boolean;
  /** An edit was requested and the station has not responded yet. */
  dirty: boolean;
}

const unedited = {
  type: 'original_audio',
  editId: null,
  preSegments: 0,
  postSegments: 0,
  dirty: false,
} as const;

/** Seconds of the wire as whole milliseconds. */
export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000);
}

export function audioItem(event: AudioEvent, timelineId: string): TimelineItem {
  return {
    ...unedited,
    timelineId,
    ads: false,
    name: event.cart.title,
    artist: event.cart.artist,
    eventId: event.id,
    sourceId: event.id,
    durationMs: toMilliseconds(event.duration),
    fadeInMs: event.fade_in,
    fadeOutMs: event.fade_out,
    innerFades: event.inner_fades,
    gainDb: event.gain,
    innerLevels: event.inner_levels,
    category: event.cart.category.name,
    processing: event.processing,
  };
}

export function adItem(name: string, timelineId: string): TimelineItem {
  return {
    ...unedited,
    timelineId,
    ads: true,
    name,
    artist: '',
    eventId: null,
    sourceId: null,
    durationMs: 0,
    fadeInMs: 0,
    fadeOutMs: 0,
    innerFades: [],
    gainDb: 0,
    innerLevels: [],
    category: '',
    processing: false,
  };
}

/** The same audio as a new item, without the running edit of the original. */
export function duplicateOf(item: TimelineItem, timelineId: string): TimelineItem {
  return {
    ...item,
    timelineId,
    dirty: false,
    editId: null,
    processing: item.processing && item.editId === null,
  };
}
