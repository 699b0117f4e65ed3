/**
 * Returns the key if it is valid.
 * @throws when a key could leave the folder or differ between file systems.
 */
export function storageKey(key: string): string {
  const parts = key.split('/');
  const isValid = key.length <= 300 && parts.every((part) => /^[a-z0-9_-][a-z0-9_.-]*$/.test(part) && !part.includes('..'));
  if (!isValid) throw new Error('Not a storage key.');
  return key;
}
