// Written by `npm run generate`.

/** The form of messages of a system that has no reader of its own. */
export interface PlayoutForm {
  /** `form`: values of a query or a body. `columns`: values between separators. `pattern`: named groups of a regular expression. */
  form: 'xml' | 'json' | 'form' | 'columns' | 'pattern';
  /** Path of the elements in a document that has several. 1 to 200 characters. */
  items?: string | undefined;
  /** Place of each field: a path such as `now.song.title` or `Event/@id`, a column from 1, or the name of a value or group. */
  fields: {
    type?: string;
    title?: string;
    start?: string;
    end?: string;
    artist?: string;
    category?: string;
    cart?: string;
    event?: string;
    planned?: string;
    album?: string;
    second_id?: string;
    playback_id?: string;
    isrc?: string;
    label?: string;
    channel?: string;
    played?: string;
  };
  /** Between columns. 1 to 10 characters. */
  separator?: string | undefined;
  /** Regular expression with named groups, for each line. 1 to 500 characters. */
  pattern?: string | undefined;
  /** Unit of lengths that are plain numbers; `auto` finds it out by their size. */
  length_unit?: 'milliseconds' | 'seconds' | 'auto' | undefined;
  /** Format of times that are not read by themselves, such as `dd.MM.yy HH:mm:ss`. 1 to 40 characters. */
  time_format?: string | undefined;
}

/** A message of a playout system, to see how the station reads it. */
export interface PlayoutSample {
  /** Id of the system; absent with `form`. 1 to 40 characters. */
  system?: string | undefined;
  /** The form of a system that has no reader; absent with `system`. */
  form?: PlayoutForm | undefined;
  /** The message: text, or base64 of its bytes. 1 to 65,536 characters. */
  sample: string;
  /** Whether `sample` is base64. */
  is_base64?: boolean | undefined;
  /** Query of the request that brought it, without `?`. At most 4,000 characters. */
  query?: string | undefined;
  /** Content type of the request that brought it. At most 200 characters. */
  content_type?: string | undefined;
  /** Unix milliseconds of its arrival; absent for now. 0 to 8,640,000,000,000. */
  arrived_at_ms?: number | undefined;
}

/** A message as the station reads it. */
export interface PlayoutElement {
  /** Its fate in the log. */
  fate: 'logged' | 'late' | 'corrected' | 'stopped' | 'repeated' | 'stale' | 'plan' | 'no event';
  /** The reason of the fate, as a sentence; empty if it needs none. */
  reason: string;
  /** Its effect. */
  kind: 'start' | 'stop' | 'next' | 'none';
  /** Unix milliseconds; null if it names no start. */
  started_at_ms: number | null;
  /** Unix milliseconds of the end that it states; else null. */
  ended_at_ms: number | null;
  /** Milliseconds; null if unknown. */
  planned_ms: number | null;
  /** Milliseconds; null if unknown. */
  played_ms: number | null;
  /** Empty if the message has none, as the other texts. */
  title: string;
  /** Performer. */
  artist: string;
  /** Album. */
  album: string;
  /** Identifier as the system writes it, with leading zeros. */
  cart: string;
  /** Id of this playback; empty if the system has none. */
  playback_id: string;
  /** The system's own category, group, playlist or folder. */
  category: string;
  /** Kind of content, in the station's words. */
  type: 'song' | 'spot' | 'jingle' | 'talk' | 'news' | 'programme' | 'macro' | 'unknown';
  /** International Standard Recording Code, without hyphens. */
  isrc: string;
  /** Record label. */
  label: string;
  /** Output, machine or mount that plays it. */
  channel: string;
  /** Further fields by the names of the system. */
  fields: { [x: string]: string };
}

/** A sample as the station reads it. */
export interface PlayoutReading {
  /** In the order of the sample. */
  messages: PlayoutElement[];
  /** Remarks of the reader. */
  findings: {
    /** Kind of remark. */
    level: 'repaired' | 'guessed' | 'ignored' | 'stale' | 'unreadable';
    /** A sentence. */
    text: string;
  }[];
  /** Encodings that were used, such as `windows-1252`. */
  encodings: string[];
}

/** A playout system whose messages the station reads. */
export interface PlayoutSystem {
  /** Id, such as `zetta`. */
  id: string;
  /** Name of the maker's product, and of the form if it has several. */
  name: string;
  /** The ways that the system offers, the usual one first. */
  transports: (
    | 'http-in'
    | 'http-poll'
    | 'sse'
    | 'websocket'
    | 'tcp-server'
    | 'tcp-client'
    | 'udp'
    | 'file'
    | 'stream'
  )[];
  /** Whether the form was seen in a public source; otherwise it is only described there, and untried. */
  is_seen: boolean;
}

/** Response of the operation `playout.systems`. */
export interface PlayoutSystemsResponse {
  /** By name. */
  systems: PlayoutSystem[];
}
