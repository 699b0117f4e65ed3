/** Exit codes of commands. Stable for scripts. */
export const exitCodes = {
  ok: 0,
  failure: 1,
  usage: 2,
  partlyDone: 3,
  loginNeeded: 4,
  notFound: 5,
  conflict: 6,
  temporary: 7,
  interrupted: 130,
} as const;

export type ExitReason = keyof typeof exitCodes;

/** An error for the user, whose message says what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly reason: ExitReason;

  constructor(reason: ExitReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
