/** Why a backup cannot be created, read or restored, in words for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
