// Written by `npm run generate`.

import type { Optional } from '../optional.ts';

/** How messages of an input reach the station, by `type`. */
export type PlayoutTransport =
  | {
      /** Requests to the address of the input, which its token opens. */
      type: 'http-in';
    }
  | {
      /** Server-sent events. */
      type: 'sse';
      /** Address of the events. An http or https address. */
      url: string;
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
      /** A websocket that the station opens. */
      type: 'websocket';
      /** Address of the socket. An http or https address. */
      url: string;
      /** Text to send when it is open, such as a subscription; empty for none. At most 2,000 characters. */
      subscribe: string;
    };

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
  /** How its messages arrive. */
  transport: PlayoutTransport;
  /** What the engineer says about its messages. */
  options: PlayoutOptions;
  /** The station's categories by those of the system, or by kinds of content; others keep the name that the system sends. */
  categories: { [x: string]: string };
  /** Milliseconds by which the sound is recorded later than the system says; negative if earlier. -600,000 to 600,000. */
  offset_ms: number;
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
  transport:
    | {
        /** Requests to the address of the input, which its token opens. */
        type: 'http-in';
      }
    | {
        /** Server-sent events. */
        type: 'sse';
        /** Address of the events. An http or https address. */
        url: string;
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
      }
    | {
        /** An address that the station reads again and again. */
        type: 'http-poll';
        /** Address of JSON, XML or text. An http or https address. */
        url: string;
        /** Seconds between two reads. 1 to 300. */
        every_s?: number | undefined;
      }
    | {
        /** A websocket that the station opens. */
        type: 'websocket';
        /** Address of the socket. An http or https address. */
        url: string;
        /** Text to send when it is open, such as a subscription; empty for none. At most 2,000 characters. */
        subscribe?: string | undefined;
      };
}

/** Changes to an input; absent fields stay as they are. */
export interface PlayoutInputUpdate extends Optional<
  Omit<PlayoutInput, 'transport' | 'id' | 'state' | 'state_reason' | 'last_message_ms' | 'address' | 'on_air'>
> {
  /** How its messages arrive. */
  transport?:
    | {
        /** Requests to the address of the input, which its token opens. */
        type: 'http-in';
      }
    | {
        /** Server-sent events. */
        type: 'sse';
        /** Address of the events. An http or https address. */
        url: string;
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
      }
    | {
        /** An address that the station reads again and again. */
        type: 'http-poll';
        /** Address of JSON, XML or text. An http or https address. */
        url: string;
        /** Seconds between two reads. 1 to 300. */
        every_s?: number | undefined;
      }
    | {
        /** A websocket that the station opens. */
        type: 'websocket';
        /** Address of the socket. An http or https address. */
        url: string;
        /** Text to send when it is open, such as a subscription; empty for none. At most 2,000 characters. */
        subscribe?: string | undefined;
      }
    | undefined;
}

/** An input with the token that opens its address. No other response contains the token. */
export interface PlayoutInputWithToken {
  /** A way by which a station learns what is on air. The first of several that is not silent counts. */
  input: PlayoutInput;
  /** It can only send messages to this input; empty unless the input is `http-in`. */
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

/** What became of a message. */
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

/** What an engineer may say about the messages of a system. An absent one is as the system has it. */
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
    | { [x: string]: 'unknown' | 'programme' | 'song' | 'spot' | 'jingle' | 'talk' | 'news' | 'macro' }
    | undefined;
  /** Kinds of content by ranges of cart numbers, such as `300000-399999`. */
  cart_types?:
    | { [x: string]: 'unknown' | 'programme' | 'song' | 'spot' | 'jingle' | 'talk' | 'news' | 'macro' }
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
  /** What the engineer says about the messages; absent for nothing. */
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
