import { z } from 'zod';
import { playoutOptions, word } from './playout-options.ts';
import { playoutFindingLevels, playoutForm, playoutElement } from './playout-reading.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'Enter an address that starts with http:// or https://' })
  .max(2048);
const port = z
  .int('Enter a port from 1 to 65535.')
  .min(1, 'Enter a port from 1 to 65535.')
  .max(65_535, 'Enter a port from 1 to 65535.');

const httpIn = z.object({
  /** Requests to the address of the input, which its token opens. */
  type: z.literal('http-in'),
});
const stream = z.object({
  /** Titles and cues of the recorded stream itself. */
  type: z.literal('stream'),
});
const httpPoll = z.object({
  /** An address that the station reads again and again. */
  type: z.literal('http-poll'),
  /** Address of JSON, XML or text. */
  url: address,
  /** Seconds between two reads. */
  every_s: z.int().min(1).max(300),
});
const websocket = z.object({
  /** A websocket that the station opens. */
  type: z.literal('websocket'),
  /** Address of the socket. */
  url: z.url({ protocol: /^wss?$/, error: 'Enter an address that starts with ws:// or wss://' }).max(2048),
  /** Text to send when it is open, such as a subscription; empty for none. */
  subscribe: z.string().max(2000),
});
const sse = z.object({
  /** Server-sent events. */
  type: z.literal('sse'),
  /** Address of the events. */
  url: address,
});
const tcpServer = z.object({
  /** A port of the station to which the playout system connects. */
  type: z.literal('tcp-server'),
  /** One of the ports that the operator allows. */
  port,
});
const tcpClient = z.object({
  /** A port of the playout system to which the station connects. */
  type: z.literal('tcp-client'),
  /** Name or address of the machine. */
  host: z.string().trim().min(1, 'Enter the name or address of the machine.').max(253),
  /** Port of the machine. */
  port,
});
const udp = z.object({
  /** Datagrams to a port of the station. */
  type: z.literal('udp'),
  /** One of the ports that the operator allows. */
  port,
});
const file = z.object({
  /** A file that the playout system rewrites, or a folder whose newest file counts. */
  type: z.literal('file'),
  /** Absolute path in one of the folders that the operator permits. */
  path: z.string().min(1, 'Enter the path of a file or a folder.').max(1000),
});

/** How messages of an input reach the station, by `type`. */
export const playoutTransport = z.discriminatedUnion('type', [
  httpIn,
  httpPoll,
  sse,
  websocket,
  tcpServer,
  tcpClient,
  udp,
  file,
  stream,
]);
export type PlayoutTransport = z.output<typeof playoutTransport>;

/** A transport as it is stored. Texts are empty and ports 0 if the secret of the server has changed since. */
const shownTransport = z.discriminatedUnion('type', [
  httpIn,
  z.object({
    /** An address that the station reads again and again. */
    type: z.literal('http-poll'),
    /** Address of JSON, XML or text. */
    url: z.string(),
    /** Seconds between two reads. */
    every_s: z.int(),
  }),
  z.object({
    /** Server-sent events. */
    type: z.literal('sse'),
    /** Address of the events. */
    url: z.string(),
  }),
  z.object({
    /** A websocket that the station opens. */
    type: z.literal('websocket'),
    /** Address of the socket. */
    url: z.string(),
    /** Text to send when it is open, such as a subscription; empty for none. */
    subscribe: z.string(),
  }),
  z.object({
    /** A port of the station to which the playout system connects. */
    type: z.literal('tcp-server'),
    /** One of the ports that the operator allows. */
    port: z.int(),
  }),
  z.object({
    /** A port of the playout system to which the station connects. */
    type: z.literal('tcp-client'),
    /** Name or address of the machine. */
    host: z.string(),
    /** Port of the machine. */
    port: z.int(),
  }),
  z.object({
    /** Datagrams to a port of the station. */
    type: z.literal('udp'),
    /** One of the ports that the operator allows. */
    port: z.int(),
  }),
  z.object({
    /** A file that the playout system rewrites, or a folder whose newest file counts. */
    type: z.literal('file'),
    /** Absolute path in one of the folders that the operator permits. */
    path: z.string(),
  }),
  stream,
]);

const inputFields = z.object({
  /** Name of the input on screens. */
  name: z.string().trim().min(1, 'Enter a name.').max(100),
  /** Whether its messages count. */
  active: z.boolean(),
  /** Id of the system that sends; null with `form`. */
  system: z.string().min(1).max(40).nullable(),
  /** The form of messages of a system that has no reader; null with `system`. */
  form: playoutForm.nullable(),
  /** How its messages arrive. */
  transport: playoutTransport,
  /** Settings of the reader. */
  options: playoutOptions,
  /** The station's categories by those of the system, or by kinds of content; others keep the name that the system sends. */
  categories: z.record(word, z.string().trim().min(1).max(100)),
  /** Milliseconds by which the sound is recorded later than the system says; negative if earlier. */
  offset_ms: z.int().min(-600_000).max(600_000),
  /** Whether the offset that is measured from the sound applies by itself; less certain ones by half a second at a time. */
  auto_offset: z.boolean(),
  /** Minutes without a message after which the input is silent, and the next one counts. */
  silent_after_minutes: z.int().min(1).max(1440),
});

/** The offset of an input as it was measured: cues of the last hour are compared with changes in the recorded sound. */
export const playoutClock = z.object({
  /** Milliseconds by which the sound is recorded later than the system says; negative if earlier. */
  offset_ms: z.int(),
  /** From 0, which is chance, to 1. */
  certainty: z.number(),
  /** Milliseconds by which half of the cues differ from the offset at most. */
  spread_ms: z.int(),
  /** Milliseconds by which the offset moved within the last ten minutes; 0 if it is the same all the time. */
  drift_ms: z.int(),
  /** Cues that were compared. */
  cues: z.int(),
  /** Unix milliseconds at which it was measured. */
  measured_at_ms: z.number(),
  /** Whether it applies by itself. */
  is_applied_automatically: z.boolean(),
});
export type PlayoutClock = z.output<typeof playoutClock>;

/** States of an input: off, waiting for a first message or a connection, receiving, silent for too long, or failing. */
export const playoutInputStates = ['off', 'waiting', 'receiving', 'silent', 'failed'] as const;

/** A way by which a station learns what is on air. The first of several that is not silent counts. */
export const playoutInput = inputFields.extend({
  id: z.int(),
  /** How its messages arrive. Texts are empty and ports 0 if the secret of the server has changed since: enter them again. */
  transport: shownTransport,
  /** Whether it receives messages. */
  state: z.enum(playoutInputStates),
  /** Why it fails or waits, as a sentence; empty otherwise. */
  state_reason: z.string(),
  /** Unix milliseconds of its last message; null before the first. */
  last_message_ms: z.number().nullable(),
  /** Address to which messages are sent, without its token; empty unless it is `http-in`. */
  address: z.string(),
  /** The measured offset; null until three elements could be compared. */
  clock: playoutClock.nullable(),
  /** The newest element that it logged; null before the first. */
  on_air: playoutElement
    .pick({
      title: true,
      artist: true,
      cart: true,
      category: true,
      type: true,
      started_at_ms: true,
      ended_at_ms: true,
    })
    .nullable(),
});
export type PlayoutInput = z.output<typeof playoutInput>;

/** A new input. It is the last in order. */
export const playoutInputCreate = inputFields.partial({
  active: true,
  system: true,
  form: true,
  options: true,
  categories: true,
  offset_ms: true,
  auto_offset: true,
  silent_after_minutes: true,
});
/** As clients write it. */
export type PlayoutInputCreate = z.input<typeof playoutInputCreate>;

/** Changes to an input; absent fields stay as they are. */
export const playoutInputUpdate = inputFields.partial();
/** As clients write it. */
export type PlayoutInputUpdate = z.input<typeof playoutInputUpdate>;

/** An input with the token that opens its address. No other response contains the token. */
export const playoutInputWithToken = z.object({
  input: playoutInput,
  /** It can only send messages to this input; empty unless the input is `http-in`. */
  token: z.string(),
});
export type PlayoutInputWithToken = z.output<typeof playoutInputWithToken>;

/** An input after a change. */
export const playoutInputChanged = playoutInput.extend({
  /** Token of an input that has become `http-in`, which no other response contains; empty otherwise. */
  token: z.string(),
});
export type PlayoutInputChanged = z.output<typeof playoutInputChanged>;

/** How a station makes events of what its playout systems say. */
export const playoutSettings = z.object({
  /** Category of what is said between two elements. */
  talk_category: z.string().trim().min(1).max(100),
  /** Seconds that an open microphone lasts at least; what is shorter belongs to the element before. */
  shortest_talk_s: z.number().min(0).max(600),
  /** Seconds that an element lasts at least; a shorter one belongs to what follows. */
  shortest_element_s: z.number().min(0).max(60),
  /** Seconds for which the log waits for late messages before it cuts. */
  hold_s: z.int().min(0).max(600),
});
export type PlayoutSettings = z.output<typeof playoutSettings>;

/** The inputs of a station, the first one first, and its settings. */
export const playoutInputs = z.object({
  /** In order. */
  inputs: z.array(playoutInput),
  settings: playoutSettings,
  /** Ports of the station on which inputs may listen. */
  ports: z.array(z.int()),
  /** Folders from which inputs may read. */
  folders: z.array(z.string()),
});
export type PlayoutInputs = z.output<typeof playoutInputs>;

/** A message and its fate. */
export const playoutJournalEntry = z.object({
  id: z.int(),
  /** Input that received it. */
  input_id: z.int(),
  /** Unix milliseconds of its arrival. */
  arrived_at_ms: z.number(),
  /** Who sent it: an address or the name of a file; empty if unknown. */
  peer: z.string(),
  /** The message as text, at most 4,000 characters. */
  text: z.string(),
  /** Length of the message. */
  bytes: z.int(),
  /** Elements that it names, each with its fate. */
  elements: z.array(playoutElement),
  /** Remarks of the reader. */
  findings: z.array(
    z.object({
      /** Kind of remark. */
      level: z.enum(playoutFindingLevels),
      /** A sentence. */
      text: z.string(),
    }),
  ),
  /** Whether the station has read it; others wait to be read. */
  is_read: z.boolean(),
});
export type PlayoutJournalEntry = z.output<typeof playoutJournalEntry>;
