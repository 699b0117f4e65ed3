// Written by `npm run generate`.

import type { Optional } from '../optional.ts';

/** A log of what aired. */
export interface AsRunFile {
  /** The file: text, or base64 of its bytes. 1 to 3,000,000 characters. */
  file: string;
  /** Whether `file` is base64. */
  is_base64?: boolean | undefined;
  /** Name of the file, for the list of corrections. At most 200 characters. */
  name?: string | undefined;
  /** Its form; absent to recognise it. */
  form?:
    | 'rivendell-log'
    | 'delta-flex'
    | 'npr-playlist'
    | 'sound-exchange'
    | 'bmi-emr'
    | 'suisa-report'
    | 'results-recon'
    | 'station-playlist-log'
    | 'master-control'
    | 'radio-traffic'
    | undefined;
  /** Day of a file that does not say it, in the station's time zone. `YYYY-MM-DD`, in the station's time zone. */
  date?: string | undefined;
  /** Milliseconds by which the sound is recorded later than the file says; that of the first input by default. -600,000 to 600,000. */
  offset_ms?: number | undefined;
}

/** The source of a correction: a file, or the inputs by now, with another offset if that is given. */
export interface PlayoutCorrectionSource {
  /** Start of the span in unix seconds; by default that of the file. Unix seconds, UTC. */
  start?: number | undefined;
  /** End of the span in unix seconds, at most 48 hours later; by default that of the file. Unix seconds, UTC. */
  end?: number | undefined;
  /** Log of what aired; absent for the inputs. */
  as_run?: AsRunFile | undefined;
  /** Input whose offset is another one in this span; its setting stays. */
  input?: number | undefined;
  /** Milliseconds by which the sound was recorded later than the input said; with `input`. -600,000 to 600,000. */
  offset_ms?: number | undefined;
}

/** A line of a correction. */
export interface PlayoutCorrectionLine {
  /** Number of the line, from 0. */
  index: number;
  /** Kind of change. */
  kind: 'unchanged' | 'no_row' | 'renamed' | 'recut' | 'added' | 'gone' | 'no_audio';
  /** Lines of one group are applied together, because they share bounds. */
  group: number;
  /** The event; null for a new one, and for a row without audio. */
  event_id: number | null;
  /** As it is; null for a new event. */
  before: {
    /** Unix milliseconds of its first sound. */
    start_ms: number;
    /** Unix milliseconds of its end. */
    end_ms: number;
    /** Title of the cart. */
    title: string;
    /** Performer; empty for none. */
    artist: string;
    /** Identifier of the cart. */
    identifier: string;
    /** Name of its category. */
    category: string;
    /** Kind of part; null for an event that no playout system named. */
    kind: 'element' | 'talk' | 'unknown' | null;
  } | null;
  /** As it becomes; null for an event that goes. */
  after: {
    /** Unix milliseconds of its first sound. */
    start_ms: number;
    /** Unix milliseconds of its end. */
    end_ms: number;
    /** Title of the cart. */
    title: string;
    /** Performer; empty for none. */
    artist: string;
    /** Identifier of the cart. */
    identifier: string;
    /** Name of its category. */
    category: string;
    /** Kind of part; null for an event that no playout system named. */
    kind: 'element' | 'talk' | 'unknown' | null;
  } | null;
  /** Number of uses. The bounds of an event that is used never move. */
  users: {
    /** Episodes, with their earlier audio. */
    episodes: number;
    /** Drafts. */
    drafts: number;
    /** Others, such as schedules, shows and links to slots. */
    others: number;
  };
}

/** The changes that a correction would make. */
export interface PlayoutCorrectionPreview {
  /** Of the log and the lines, for `apply`. */
  version: string;
  /** Unix seconds at which the span starts. Unix seconds, UTC. */
  start: number;
  /** Unix seconds at which the span ends. Unix seconds, UTC. */
  end: number;
  /** Form of the file; null without one. */
  form:
    | 'rivendell-log'
    | 'delta-flex'
    | 'npr-playlist'
    | 'sound-exchange'
    | 'bmi-emr'
    | 'suisa-report'
    | 'results-recon'
    | 'station-playlist-log'
    | 'master-control'
    | 'radio-traffic'
    | null;
  /** Remarks of the reader of the file. */
  findings: {
    /** Kind of remark. */
    level: 'repaired' | 'guessed' | 'ignored' | 'stale' | 'unreadable';
    /** A sentence. */
    text: string;
  }[];
  /** Number of lines by kind. */
  counts: {
    /** Events that stay. */
    unchanged: number;
    /** Events of whose time the source says nothing. */
    no_row: number;
    /** Events that get another cart. */
    renamed: number;
    /** Events that get other bounds. */
    recut: number;
    /** New events. */
    added: number;
    /** Events that go. */
    gone: number;
    /** Rows without audio. */
    no_audio: number;
  };
  /** In the order of the log. */
  lines: PlayoutCorrectionLine[];
}

/** A correction to apply, as it was previewed. */
export interface PlayoutCorrectionCreate extends PlayoutCorrectionSource {
  /** Of the preview. 1 to 100 characters. */
  version: string;
  /** Indexes of the lines to apply, with those of their groups; absent for all. At most 50,000 entries. */
  lines?: number[] | undefined;
}

/** A correction of the log. */
export interface PlayoutCorrection {
  /** Number that identifies it at the station. */
  id: number;
  /** Whether a file or the inputs corrected the log. */
  source: 'as_run' | 'inputs';
  /** A proposed one waits for a user, because events of its span are used. */
  state: 'applied' | 'undone' | 'proposed';
  /** Name of the file, or the reason of a proposal; else empty. */
  name: string;
  /** Unix seconds at which its span starts. Unix seconds, UTC. */
  start: number;
  /** Unix seconds at which its span ends. Unix seconds, UTC. */
  end: number;
  /** Unix seconds at which it was applied or proposed. Unix seconds, UTC. */
  made_at: number;
  /** Name of the user; empty for the station. */
  made_by: string;
  /** Number of lines by kind. */
  counts: {
    /** Events that stay. */
    unchanged: number;
    /** Events of whose time the source says nothing. */
    no_row: number;
    /** Events that get another cart. */
    renamed: number;
    /** Events that get other bounds. */
    recut: number;
    /** New events. */
    added: number;
    /** Events that go. */
    gone: number;
    /** Rows without audio. */
    no_audio: number;
  };
  /** Whether it can be undone: it is the last one that concerns its events, and the log still has its span. */
  can_undo: boolean;
}

/** The effect of an undone correction. */
export interface PlayoutCorrectionUndone {
  /** A correction of the log. */
  correction: PlayoutCorrection;
  /** Events that stay as the correction made them, because they are used by now. */
  kept: {
    /** Id of the event. */
    event_id: number;
    /** Its title. */
    title: string;
  }[];
}

/** How messages of an input reach the station, by `type`. */
export type PlayoutTransport =
  | {
      /** Requests to the address of the input, which its token opens. */
      type: 'http-in';
    }
  | {
      /** An address that the station reads again and again. */
      type: 'http-poll';
      /** Address of JSON, XML or text. An http or https address. */
      url: string;
      /** Seconds between two reads. 1 to 300. */
      every_s: number;
    }
  | {
      /** Server-sent events. */
      type: 'sse';
      /** Address of the events. An http or https address. */
      url: string;
    }
  | {
      /** A websocket that the station opens. */
      type: 'websocket';
      /** Address of the socket. An http or https address. */
      url: string;
      /** Text to send when it is open, such as a subscription; empty for none. At most 2,000 characters. */
      subscribe: string;
    }
  | {
      /** A port of the station to which the playout system connects. */
      type: 'tcp-server';
      /** One of the ports that the operator allows. 1 to 65,535. */
      port: number;
    }
  | {
      /** A port of the playout system to which the station connects. */
      type: 'tcp-client';
      /** Name or address of the machine. 1 to 253 characters. */
      host: string;
      /** Port of the machine. 1 to 65,535. */
      port: number;
    }
  | {
      /** A port of the station to which the playout system connects. */
      type: 'udp';
      /** One of the ports that the operator allows. 1 to 65,535. */
      port: number;
    }
  | {
      /** A file that the playout system rewrites, or a folder whose newest file counts. */
      type: 'file';
      /** Absolute path in one of the folders that the operator permits. 1 to 1,000 characters. */
      path: string;
    }
  | {
      /** Requests to the address of the input, which its token opens. */
      type: 'stream';
    };

/** The offset of an input as it was measured: cues of the last hour are compared with changes in the recorded sound. */
export interface PlayoutClock {
  /** Milliseconds by which the sound is recorded later than the system says; negative if earlier. */
  offset_ms: number;
  /** From 0, which is chance, to 1. */
  certainty: number;
  /** Milliseconds by which half of the cues differ from the offset at most. */
  spread_ms: number;
  /** Milliseconds by which the offset moved within the last ten minutes; 0 if it is the same all the time. */
  drift_ms: number;
  /** Cues that were compared. */
  cues: number;
  /** Unix milliseconds at which it was measured. */
  measured_at_ms: number;
  /** Whether it applies by itself. */
  is_applied_automatically: boolean;
}

/** A way by which a station learns what is on air. The first of several that is not silent counts. */
export interface PlayoutInput {
  /** Name of the input on screens. 1 to 100 characters. */
  name: string;
  /** Whether its messages count. */
  active: boolean;
  /** Id of the system that sends; null with `form`. 1 to 40 characters. */
  system: string | null;
  /** The form of messages of a system that has no reader; null with `system`. */
  form: PlayoutForm | null;
  /** How its messages arrive. Texts are empty and ports 0 if the secret of the server has changed since: enter them again. */
  transport:
    | {
        /** Requests to the address of the input, which its token opens. */
        type: 'http-in';
      }
    | {
        /** An address that the station reads again and again. */
        type: 'http-poll';
        /** Address of JSON, XML or text. */
        url: string;
        /** Seconds between two reads. */
        every_s: number;
      }
    | {
        /** Server-sent events. */
        type: 'sse';
        /** Address of the events. */
        url: string;
      }
    | {
        /** A websocket that the station opens. */
        type: 'websocket';
        /** Address of the socket. */
        url: string;
        /** Text to send when it is open, such as a subscription; empty for none. */
        subscribe: string;
      }
    | {
        /** A port of the station to which the playout system connects. */
        type: 'tcp-server';
        /** One of the ports that the operator allows. */
        port: number;
      }
    | {
        /** A port of the playout system to which the station connects. */
        type: 'tcp-client';
        /** Name or address of the machine. */
        host: string;
        /** Port of the machine. */
        port: number;
      }
    | {
        /** A port of the station to which the playout system connects. */
        type: 'udp';
        /** One of the ports that the operator allows. */
        port: number;
      }
    | {
        /** A file that the playout system rewrites, or a folder whose newest file counts. */
        type: 'file';
        /** Absolute path in one of the folders that the operator permits. */
        path: string;
      }
    | {
        /** Requests to the address of the input, which its token opens. */
        type: 'stream';
      };
  /** Settings of the reader. */
  options: PlayoutOptions;
  /** The station's categories by those of the system, or by kinds of content; others keep the name that the system sends. */
  categories: { [x: string]: string };
  /** Milliseconds by which the sound is recorded later than the system says; negative if earlier. -600,000 to 600,000. */
  offset_ms: number;
  /** Whether the offset that is measured from the sound applies by itself; less certain ones by half a second at a time. */
  auto_offset: boolean;
  /** Minutes without a message after which the input is silent, and the next one counts. 1 to 1,440. */
  silent_after_minutes: number;
  /** Number that identifies it at the station. */
  id: number;
  /** Whether it receives messages. */
  state: 'off' | 'waiting' | 'receiving' | 'silent' | 'failed';
  /** Why it fails or waits, as a sentence; empty otherwise. */
  state_reason: string;
  /** Unix milliseconds of its last message; null before the first. */
  last_message_ms: number | null;
  /** Address to which messages are sent, without its token; empty unless it is `http-in`. */
  address: string;
  /** The measured offset; null until three elements could be compared. */
  clock: PlayoutClock | null;
  /** The newest element that it logged; null before the first. */
  on_air: {
    /** Empty if the message has none, as the other texts. */
    title: string;
    /** Performer. */
    artist: string;
    /** Identifier as the system writes it, with leading zeros. */
    cart: string;
    /** The system's own category, group, playlist or folder. */
    category: string;
    /** Kind of content, in the station's words. */
    type: 'song' | 'spot' | 'jingle' | 'talk' | 'news' | 'programme' | 'macro' | 'unknown';
    /** Unix milliseconds; null if it names no start. */
    started_at_ms: number | null;
    /** Unix milliseconds of the end that it states; else null. */
    ended_at_ms: number | null;
  } | null;
}

/** A new input. It is the last in order. */
export interface PlayoutInputCreate extends Omit<PlayoutInputUpdate, 'name' | 'transport'> {
  /** Name of the input on screens. 1 to 100 characters. */
  name: string;
  /** How its messages arrive. */
  transport: PlayoutTransport;
}

/** Changes to an input; absent fields stay as they are. */
export interface PlayoutInputUpdate extends Optional<
  Omit<
    PlayoutInput,
    'transport' | 'id' | 'state' | 'state_reason' | 'last_message_ms' | 'address' | 'clock' | 'on_air'
  >
> {
  /** How its messages arrive. */
  transport?: PlayoutTransport | undefined;
}

/** An input with the token that opens its address. No other response contains the token. */
export interface PlayoutInputWithToken {
  /** A way by which a station learns what is on air. The first of several that is not silent counts. */
  input: PlayoutInput;
  /** It can only send messages to this input; empty unless the input is `http-in`. */
  token: string;
}

/** An input after a change. */
export interface PlayoutInputChanged extends PlayoutInput {
  /** Token of an input that has become `http-in`, which no other response contains; empty otherwise. */
  token: string;
}

/** How a station makes events of what its playout systems say. */
export interface PlayoutSettings {
  /** Category of what is said between two elements. 1 to 100 characters. */
  talk_category: string;
  /** Seconds that an open microphone lasts at least; what is shorter belongs to the element before. 0 to 600. */
  shortest_talk_s: number;
  /** Seconds that an element lasts at least; a shorter one belongs to what follows. 0 to 60. */
  shortest_element_s: number;
  /** Seconds for which the log waits for late messages before it cuts. 0 to 600. */
  hold_s: number;
}

/** The inputs of a station, the first one first, and its settings. */
export interface PlayoutInputs {
  /** In order. */
  inputs: PlayoutInput[];
  /** How a station makes events of what its playout systems say. */
  settings: PlayoutSettings;
  /** Ports of the station on which inputs may listen. */
  ports: number[];
  /** Folders from which inputs may read. */
  folders: string[];
}

/** A message and its fate. */
export interface PlayoutJournalEntry {
  /** Number that identifies it at the station. */
  id: number;
  /** Input that received it. */
  input_id: number;
  /** Unix milliseconds of its arrival. */
  arrived_at_ms: number;
  /** Who sent it: an address or the name of a file; empty if unknown. */
  peer: string;
  /** The message as text, at most 4,000 characters. */
  text: string;
  /** Length of the message. */
  bytes: number;
  /** Elements that it names, each with its fate. */
  elements: PlayoutElement[];
  /** Remarks of the reader. */
  findings: {
    /** Kind of remark. */
    level: 'repaired' | 'guessed' | 'ignored' | 'stale' | 'unreadable';
    /** A sentence. */
    text: string;
  }[];
  /** Whether the station has read it; others wait to be read. */
  is_read: boolean;
}

/** Settings of the reader of a system. An absent one is as the system has it. */
export interface PlayoutOptions {
  /** The machine, mount or output that counts; empty for all. At most 200 characters. */
  channel?: string | undefined;
  /** Encoding of the text, such as `windows-1251`; empty to find it out. At most 40 characters. */
  charset?: string | undefined;
  /** Order of day and month in dates of numbers. */
  date_order?: 'day-first' | 'month-first' | undefined;
  /** Unit of lengths that are plain numbers; `auto` finds it out by their size. */
  length_unit?: 'milliseconds' | 'seconds' | 'auto' | undefined;
  /** Kinds of content by categories, groups, playlists, folders or types of the system; they win over what it says. */
  types?:
    | { [x: string]: 'unknown' | 'programme' | 'talk' | 'song' | 'spot' | 'jingle' | 'news' | 'macro' }
    | undefined;
  /** Kinds of content by ranges of cart numbers, such as `300000-399999`. */
  cart_types?:
    | { [x: string]: 'unknown' | 'programme' | 'talk' | 'song' | 'spot' | 'jingle' | 'news' | 'macro' }
    | undefined;
  /** Names that appear as artist without being one, such as that of the station. At most 50 entries. */
  own_names?: string[] | undefined;
  /** Template of text lines, such as `%n|%t`. At most 500 characters. */
  template?: string | undefined;
  /** Seconds between an element's time and its arrival after which it is stale. 30 to 86,400. */
  stale_after_s?: number | undefined;
}

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
  /** Settings of the reader; absent for those of the system. */
  options?: PlayoutOptions | undefined;
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

/** Body of the operation `playout.orderInputs`. */
export interface PlayoutOrderInputsBody {
  /** Ids of all inputs of the station, the first one first. At most 100 entries. */
  ids: number[];
}

/** Body of the operation `playout.saveSettings`. */
export interface PlayoutSaveSettingsBody extends Optional<PlayoutSettings> {}

/** Query of the operation `playout.journal`. */
export interface PlayoutJournalQuery {
  /** Start of the span in unix seconds. */
  start: number;
  /** End of the span in unix seconds. */
  end: number;
  /** Only messages of this input. */
  input?: number | undefined;
  /** Only messages with an element of this fate. */
  fate?: 'logged' | 'late' | 'corrected' | 'stopped' | 'repeated' | 'stale' | 'plan' | 'no event' | undefined;
  /** Only messages with a finding that is more than a guess. */
  only_faults?: boolean | undefined;
  /** Only messages before this id. */
  before?: number | undefined;
  /** Number of messages, 100 by default and 500 at most. */
  limit?: number | undefined;
}

/** Response of the operation `playout.journal`. */
export interface PlayoutJournalResponse {
  /** Newest first. */
  messages: PlayoutJournalEntry[];
}

/** Query of the operation `playout.corrections`. */
export interface PlayoutCorrectionsQuery {
  /** Start of the span in unix seconds. */
  start: number;
  /** End of the span in unix seconds. */
  end: number;
}

/** Response of the operation `playout.corrections`. */
export interface PlayoutCorrectionsResponse {
  /** Newest first. */
  corrections: PlayoutCorrection[];
}

/** Query of the operation `playout.report`. */
export interface PlayoutReportQuery {
  /** Start of the span in unix seconds. */
  start: number;
  /** End of the span in unix seconds, at most 400 days later. */
  end: number;
  /** Aggregate tuning hours of the span, for `sound-exchange`. */
  tuning_hours?: number | undefined;
}
