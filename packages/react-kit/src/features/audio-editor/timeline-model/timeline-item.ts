import type { AudioEvent, InnerFade } from '@postkit/sdk/schema';

/** One piece of an episode that is being built: a stretch of audio, or the place of an ad. */
export interface TimelineItem {
  /** Of this place on the timeline; the same event may stand on it twice. */
  timelineId: string;
  type: 'original_audio';
  /** True for the place of a targeted ad, which has no audio of its own. */
  ads: boolean;
  name: string;
  /** What plays; null for an ad. */
  eventId: number | null;
  /** The event from which `preSegments` and `postSegments` count; `eventId` itself until it is lengthened. */
  sourceId: number | null;
  /** The copy that an edit is making and that will play in place of `eventId`; null otherwise. */
  editId: number | null;
  /** Steps of broadcast before and after the source that `eventId` reaches into. */
  preSegments: number;
  postSegments: number;
  /** Whole milliseconds. */
  durationMs: number;
  /** Whole milliseconds in which it rises from silence and falls back to it; 0 for none. */
  fadeInMs: number;
  fadeOutMs: number;
  /** Its other fades, as its event tells of them: parts of a merge bring them along. */
  innerFades: readonly InnerFade[];
  /** Category of its audio, for its colour; empty for an ad. */
  category: string;
  /** The station still makes its audio. */
  processing: boolean;
  /** An edit was asked for and is not answered yet. */
  dirty: boolean;
}

const unedited = { type: 'original_audio', editId: null, preSegments: 0, postSegments: 0, dirty: false } as const;

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
    eventId: event.id,
    sourceId: event.id,
    durationMs: toMilliseconds(event.duration),
    fadeInMs: event.fade_in,
    fadeOutMs: event.fade_out,
    innerFades: event.inner_fades,
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
    eventId: null,
    sourceId: null,
    durationMs: 0,
    fadeInMs: 0,
    fadeOutMs: 0,
    innerFades: [],
    category: '',
    processing: false,
  };
}

/** The same audio at another place, without what is being asked of the station for the first. */
export function duplicateOf(item: TimelineItem, timelineId: string): TimelineItem {
  return { ...item, timelineId, dirty: false, editId: null, processing: item.processing && item.editId === null };
}
