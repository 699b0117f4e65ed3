/** How long a connection may be silent or slow; in milliseconds. */
export interface ConnectionLimits {
  /** From the beginning of a connection or request until its head is complete. */
  readonly head: number;
  /** Between two requests. Longer than the 60 s after which proxies drop a connection, so that none reuses a closed one. */
  readonly idle: number;
  /** Without a byte of the request's body. */
  readonly bodySilence: number;
  /** From which on a body must keep up the least pace. */
  readonly bodyGrace: number;
  /** Without a byte of the response taken by the client. */
  readonly stalledResponse: number;
  /** Between two looks at heads. */
  readonly headCheck: number;
  /** Between two looks at a body. */
  readonly bodyCheck: number;
}

/** Bytes a minute, on average, that a body must keep up: an upload may take as long as it likes, but not forever. */
export const leastPace = 64_000;

export const connectionLimits: ConnectionLimits = {
  head: 20_000,
  idle: 72_000,
  bodySilence: 30_000,
  bodyGrace: 60_000,
  stalledResponse: 120_000,
  headCheck: 5000,
  bodyCheck: 5000,
};
