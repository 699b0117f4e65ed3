import type { Clock } from '../../../platform/clock.ts';
import type { GuardedFetch } from '../../../platform/fetch/guarded-fetch.ts';
import type { Framing, PlayoutFinding, ReceivedBytes } from '../../../playout/index.ts';

/** The way on which the messages of an input come, with its settings. */
export type TransportSetting =
  /** `every_s`: seconds between two requests, 1 to 300. */
  | { readonly type: 'http-poll'; readonly url: string; readonly every_s: number }
  | { readonly type: 'sse'; readonly url: string }
  /** `url`: ws or wss. `subscribe`: the text that is sent after the opening; empty for none. */
  | { readonly type: 'websocket'; readonly url: string; readonly subscribe: string }
  | { readonly type: 'tcp-server'; readonly port: number }
  | { readonly type: 'tcp-client'; readonly host: string; readonly port: number }
  | { readonly type: 'udp'; readonly port: number }
  /** `path`: absolute; a file, or a folder whose newest file counts. */
  | { readonly type: 'file'; readonly path: string };

/** One whole message. */
export interface Delivery extends ReceivedBytes {
  /** Unix milliseconds; of a file that was there when the transport opened, the time of its last change. */
  readonly arrived_ms: number;
  /** The address or the file name of the sender; empty if there is none. */
  readonly peer: string;
}

/**
 * `waiting`: nothing is wrong, and nothing has come. `failed`: the transport tries again, unless a setting of the operator forbids
 * it.
 */
export interface TransportState {
  readonly state: 'waiting' | 'connected' | 'failed';
  /** A sentence for an engineer; empty when connected. */
  readonly reason: string;
}

/** The input that a transport serves. */
export interface TransportHost {
  /** How a connection is split into messages. */
  readonly framing: Framing;
  /** The text that a TCP server sends after each message; empty for none. */
  readonly reply: string;
  /**
   * Stores a message. It is called for one message at a time, and again after an error. The transport reads no further until it
   * resolves.
   */
  deliver(delivery: Delivery): Promise<void>;
  /** Takes a remark on bytes that are no message, on dropped messages, or on a peer that was disconnected. */
  remark(finding: PlayoutFinding): void;
  /** Takes each change of the state. */
  changed(state: TransportState): void;
}

export interface TransportDeps {
  readonly clock: Clock;
  readonly fetch: GuardedFetch;
  /** The ports on which the operator allows inputs to receive: `POSTKIT_PLAYOUT_PORTS`. */
  readonly ports: readonly number[];
  /** The folders from which the operator allows inputs to read, absolute: `POSTKIT_PLAYOUT_FOLDERS`. */
  readonly folders: readonly string[];
  /** Whether private addresses may be connected to: `POSTKIT_ALLOW_PRIVATE_FETCH`. */
  readonly allowPrivate: boolean;
}

/** An open transport. */
export interface Transport {
  /** Stops receiving. Resolves when the messages that were received are stored, or could not be. */
  close(): Promise<void>;
}
