import type { PlayoutElement, PlayoutReading } from '@postkit/sdk/schema';

/** A message's effect: `start` begins an element, `stop` ends one, `next` is a plan, `none` changes nothing. */
export type MessageKind = PlayoutElement['kind'];

/** The kind of content of an element, in the station's words. */
export type ItemType = PlayoutElement['type'];

/** One statement of a playout system about one element. Texts are empty where the system sent none. */
export interface PlayoutMessage {
  readonly kind: MessageKind;
  /** The reason why a message of kind `none` has no effect, as a sentence; else empty. */
  readonly reason: string;
  /** Unix milliseconds; null for a stop that does not name the start of its element, and for a plan without a time. */
  readonly started_at_ms: number | null;
  /** Whether the start is stated by the message; otherwise it is the time of arrival. */
  readonly isStartStated: boolean;
  /** Unix milliseconds of the end that a stop or a record states. */
  readonly ended_at_ms: number | null;
  /** Milliseconds; null if unknown. */
  readonly planned_ms: number | null;
  readonly played_ms: number | null;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** The identifier of the element as the system writes it, with its leading zeros. */
  readonly cart: string;
  /** A further identifier, such as that of the traffic system. */
  readonly second_id: string;
  /** Identifies this one playback, so that its stop and its repetitions are recognised. */
  readonly playback_id: string;
  /** The system's own category, group, playlist or folder. */
  readonly category: string;
  readonly type: ItemType;
  /** Whether the type is concluded from the texts, because the system sent none. */
  readonly isTypeGuessed: boolean;
  readonly isrc: string;
  readonly label: string;
  /** The output, machine or mount that plays the element. */
  readonly channel: string;
  readonly isOnAir: boolean;
  /** Whether the message repeats the state of a system that is asked or that rewrites a file, so that it says the same many times. */
  readonly isSnapshot: boolean;
  /** Whether the message reports an element of the past, so that its age is no fault. */
  readonly isHistory: boolean;
  /** Further fields by the names of the system. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How sure a reader is: it mended a fault, assumed something, ignored a part, found an old time, or could not read the message. */
export type FindingLevel = PlayoutReading['findings'][number]['level'];

/** A remark for the journal. */
export interface PlayoutFinding {
  readonly level: FindingLevel;
  /** A sentence for an engineer. */
  readonly text: string;
}

/** The content of one message of a playout system. A message that cannot be read has findings and no messages. */
export interface ReadResult {
  readonly messages: readonly PlayoutMessage[];
  readonly findings: readonly PlayoutFinding[];
  /** The encoding that was used, such as `windows-1252`; empty for bytes that are no text. */
  readonly encoding: string;
}
