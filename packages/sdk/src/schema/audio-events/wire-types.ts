// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';

/** Query of the operation `audioEvents.list`. */
export interface AudioEventListQuery {
  /** Number of entries on a page. */
  limit?: number | undefined;
  /** Number of entries before the page. */
  offset?: number | undefined;
  /** Only events of carts of this type: `LOGGER` is the log. */
  cart__type_name?: 'LOGGER' | 'UPLOAD' | 'SINGLE_USE' | undefined;
  /** Only events of more AAC frames (1024 samples) than this. */
  frame_count__gt?: number | undefined;
  /** Lowest id. Ids are unix seconds × 1000 + a number below 1000. */
  id__gte?: number | undefined;
  /** First id that is left out. */
  id__lt?: number | undefined;
  /** Text to find, ignoring case. At most 200 characters. */
  search?: string | undefined;
  /** Comma-separated names. Escape a comma or a backslash inside a name with a backslash. At most 4,000 characters. */
  cart__category__name__in?: string | undefined;
  /** Direction of the order. */
  order?: 'ASC' | 'DESC' | undefined;
}

/** `start` and `end`: seconds into the event. `pre_segments` and `post_segments`: steps of about 5 s of broadcast to add around it. `fade_in` and `fade_out`: milliseconds, shortened to fit. Without one, an end that does not move keeps the event's own fade. `gain`: level of the copy in dB. Without one, the copy keeps the event's level. */
export interface CloneQuery {
  /** Seconds into the event at which the copy starts; the start of the event when absent. */
  start?: number | undefined;
  /** Seconds into the event at which the copy ends; the end of the event when absent. */
  end?: number | undefined;
  /** Steps of about 5 s of broadcast to add before the event. */
  pre_segments?: number | undefined;
  /** Steps of about 5 s of broadcast to add after the event. */
  post_segments?: number | undefined;
  /** Length of the fade at the start in milliseconds, shortened to fit. */
  fade_in?: number | undefined;
  /** Length of the fade at the end in milliseconds, shortened to fit. */
  fade_out?: number | undefined;
  /** Level of the copy in dB; the level of the event when absent. */
  gain?: number | undefined;
}

/** The parts of an event to keep, in order, as seconds into it; `fade` is in milliseconds, at each place where audio was removed. */
export interface CutInput {
  /** Parts to keep, in order. 1 to 2,000 entries. */
  keep: {
    /** Seconds into the event. */
    start: number;
    /** Seconds into the event. */
    end: number;
  }[];
  /** Length of the fade at each place where audio was removed, in milliseconds; 15 when absent. 0 to 1,000. */
  fade?: number | undefined;
}

/** Query of the operation `audioEvents.edit`. */
export interface EditTokenQuery {
  /** Whether the editor starts to play at once. */
  auto_play?: 'true' | 'false' | undefined;
}

/** Response of the operation `audioEvents.edit`. */
export interface EditToken {
  /** Id of the event to edit. */
  eventId: number;
  /** Token that the waveform editor opens the event with. */
  token: string;
}

/** Body of the operation `audioEvents.merge`. */
export interface MergeInput {
  /** Ids of the events to merge, in order. 1 to 2,000 entries. */
  events: number[];
}

/** Response of the operation `audioEvents.merge`. */
export interface MergeResponse {
  /** Path of the new event. */
  location: string;
  /** Number that identifies it at the station. */
  id: number;
}

/** Body of the operation `audioEvents.bulkDelete`. */
export interface BulkDeleteInput {
  /** Ids of the events to delete. 1 to 10,000 entries. */
  events: number[];
}

/** Response of the operation `audioEvents.bulkDelete`. */
export interface BulkDeleteResponse {
  /** Ids of the deleted events. */
  deleted: number[];
}

/** Body of the operation `audioEvents.updateCart`. */
export interface CartUpdate {
  /** Title, such as the name of the song. At most 300 characters. */
  title?: string | undefined;
  /** Artist or speaker; empty if none is known. At most 300 characters. */
  artist?: string | undefined;
  /** `SINGLE_USE` keeps the upload out of the library. */
  type_name?: 'UPLOAD' | 'SINGLE_USE' | undefined;
}

/** Query of the operation `audioEvents.peaks`. */
export interface PeaksQuery {
  /** Number of columns; each holds its lowest and highest sample. */
  points?: number | undefined;
  /** Milliseconds into the event. */
  start?: number | undefined;
  /** Milliseconds into the event; its end when absent. */
  end?: number | undefined;
}

/** Lowest and highest sample of each column, −128 to 127. */
export interface Peaks {
  /** Length of the event in seconds. */
  duration: number;
  /** First millisecond of the columns. */
  start: number;
  /** End of the columns in milliseconds. */
  end: number;
  /** Lowest sample of each column, −128 to 127. */
  min: number[];
  /** Highest sample of each column, −128 to 127. */
  max: number[];
}

/** The kind of uploaded audio. */
export type AudioType =
  | 'UPLOAD-Talk'
  | 'UPLOAD-Promo'
  | 'UPLOAD-Commercial'
  | 'UPLOAD-Music'
  | 'UPLOAD-Intro'
  | 'UPLOAD-Outro';

/** Response of the operation `audioEvents.updateCart`. */
export interface Cart {
  /** Number that identifies it at the station. */
  id: number;
  /** Title, such as the name of the song. At most 300 characters. */
  title: string;
  /** Artist or speaker; empty if none is known. At most 300 characters. */
  artist: string;
  /** Identifier of the playout system; empty if none is known. At most 100 characters. */
  identifier: string;
  /** Category of the audio. */
  category: {
    /** Name of the category. */
    name: string;
    /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
    resource_uri: string;
  };
  /** Where the audio comes from: the log, an upload, or a copy. */
  type_name: 'LOGGER' | 'UPLOAD' | 'SINGLE_USE';
  /** When the cart was created. Unix seconds, UTC. */
  timestamp_created: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
}

/** A fade inside an event, which a merge keeps from its parts. Positions are milliseconds into the event. */
export interface InnerFade {
  /** First millisecond of it in the event. */
  start: number;
  /** Millisecond of the event at which it ends. */
  end: number;
  /** Whether the audio fades in or out. */
  direction: 'in' | 'out';
}

/** The level that a part of an event keeps through a merge, in dB above the event's own. Positions are milliseconds into the event. */
export interface InnerLevel {
  /** First millisecond of it in the event. */
  start: number;
  /** Millisecond of the event at which it ends. */
  end: number;
  /** Level in dB. */
  gain: number;
}

/** A piece of logged or uploaded audio. Ids increase with air time: unix seconds × 1000 + a number below 1000. */
export interface AudioEvent {
  /** Number that identifies it at the station. */
  id: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Seconds; 0 while the station creates it. */
  duration: number;
  /** AAC frames of 1024 samples at 44.1 kHz. */
  frame_count: number;
  /** When it aired or was created. Unix seconds, UTC. */
  started_at: number;
  /** Title, artist and category of the audio. */
  cart: Cart;
  /** Text of the audio; null without a transcript. */
  transcript: string | null;
  /** Whether the station is still creating it. */
  processing: boolean;
  /** Integrated loudness in LUFS; null if not measured. */
  loudness: number | null;
  /** Length of the fade at the start and at the end in milliseconds; 0 for none. */
  fade_in: number;
  /** Length of the fade at the end in milliseconds; 0 for none. */
  fade_out: number;
  /** Fades inside the event, in order. */
  inner_fades: InnerFade[];
  /** Level in dB; 0 plays the audio as it was recorded. */
  gain: number;
  /** Levels of parts of the event, in order. */
  inner_levels: InnerLevel[];
}

/** Query of the operation `audioEvents.airedOf`. */
export interface EventsAiredQuery {
  /** Ids of up to 100 events, separated by commas. */
  events: string;
}

/** In the order of the ids; events that do not exist, have no audio or were deleted are left out. */
export interface EventsAired {
  /** When each event was broadcast. */
  aired: {
    /** Number that identifies it at the station. */
    id: number;
    /** When the audio at its start was broadcast, also for a trimmed copy; null if it is not from the log. Unix seconds, UTC. */
    aired_at: number | null;
  }[];
}

/** Query of the operation `audioEvents.peaksOf`. */
export interface EventsPeaksQuery {
  /** Ids of up to 100 events, separated by commas. */
  events: string;
  /** Number of columns per event; each holds the peaks of an equal part of it. */
  points: number;
  /** Milliseconds into each event. */
  start?: number | undefined;
  /** Milliseconds into each event; its end when absent. */
  end?: number | undefined;
}

/** The waveform of an event: for each column its lowest and highest sample, −128 to 127, and an estimate of its RMS, 0 to 127. */
export interface EventPeaks {
  /** Number that identifies it at the station. */
  id: number;
  /** Lowest sample of each column, −128 to 127. */
  min: number[];
  /** Highest sample of each column, −128 to 127. */
  max: number[];
  /** From the peaks of short windows, because the archive stores no RMS. */
  rms: number[];
}

/** In the order of the ids; events that do not exist, have no audio or were deleted are left out. */
export interface EventsPeaks {
  /** Waveforms of the events that have audio. */
  peaks: EventPeaks[];
}

/** Response of the operation `audioEvents.list`. */
export interface AudioEventsListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: AudioEvent[];
}
