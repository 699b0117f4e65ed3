/** The data folder cannot be used by this process. The message is for the operator: which folder, why, and what to do. */
export class LockError extends Error {
  override readonly name = 'LockError';
}
