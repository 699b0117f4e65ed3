/** A set-up step that failed in a way the person at the terminal can mend: the message says how. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}
