/** A failed set-up step that the developer can fix; the message says how. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}
