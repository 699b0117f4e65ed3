/** Words for the codes of the system that operators meet. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'its file system is read-only',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'its disk reports errors',
  ESTALE: 'its network share is gone',
};

/** Why a file or folder cannot be used, with the code of the system: `its file system is read-only (EROFS)`. */
export function fileReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const words = reasons[code];
  return words === undefined ? error.message : `${words} (${code})`;
}
