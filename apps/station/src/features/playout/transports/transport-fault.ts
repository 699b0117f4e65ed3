/** A failure of a transport, with its reason for an engineer. */
export class TransportFault extends Error {
  /** Milliseconds until the next attempt at the least. */
  readonly wait_ms: number;
  /** Whether only the operator or another setting can mend it, so that the transport does not try again. */
  readonly isFinal: boolean;

  constructor(
    reason: string,
    { wait_ms = 0, isFinal = false, cause }: { wait_ms?: number; isFinal?: boolean; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.name = 'TransportFault';
    this.wait_ms = wait_ms;
    this.isFinal = isFinal;
  }
}

/** The code of the first error of the system in a chain of causes; empty if there is none. */
export function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) return codeOf(at.errors[0]);
  }
  return '';
}
