/** How long a connection may be silent or slow, in milliseconds, and the bytes that it may send in vain. */
export interface ConnectionLimits {
  /** From the start of a connection or request until its head is complete. */
  readonly head: number;
  /** Between two requests. Longer than the 60 s after which proxies drop a connection, so that none reuses a closed one. */
  readonly idle: number;
  /** Without a byte of the request's body. */
  readonly bodySilence: number;
  /** Time after which a body must reach the minimum pace. */
  readonly bodyGrace: number;
  /** Time without the client reading a byte of the response. */
  readonly stalledResponse: number;
  /** From a response that ends the connection until the connection closes, while the client still sends its body. */
  readonly linger: number;
  /** Bytes of a body that are read and dropped after the response to keep the connection; a longer one ends it. */
  readonly unreadBytes: number;
  /** Between two checks of heads. */
  readonly headCheck: number;
  /** Between two checks of a body. */
  readonly bodyCheck: number;
}

/** Minimum average pace of a body in bytes per minute: an upload may take long, but not forever. */
export const minPace = 64_000;

export const connectionLimits: ConnectionLimits = {
  head: 20_000,
  idle: 72_000,
  bodySilence: 30_000,
  bodyGrace: 60_000,
  stalledResponse: 120_000,
  linger: 30_000,
  unreadBytes: 4 * 1024 * 1024,
  headCheck: 5000,
  bodyCheck: 5000,
};
