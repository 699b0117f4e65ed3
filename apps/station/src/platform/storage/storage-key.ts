/**
 * Returns the key if it is valid.
 * @throws when a key could leave the folder or differ between file systems.
 */
export function storageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('Not a storage key.');
  return key;
}

/** Whether a path below the folder is a key, and not that of work in progress. */
export function isStorageKey(path: string): boolean {
  return (
    path.length <= 300 &&
    path.split('/').every((part) => /^[a-z0-9_-][a-z0-9_.-]*$/.test(part) && !part.includes('..'))
  );
}
