import { randomUUID } from 'node:crypto';

/** The keys of all objects of the archive begin with this. */
export const objectPrefix = 'archive/';

/** A key that no object ever had: an object with a key never changes. */
export function newObjectKey(file: string, offset: number): string {
  return `${objectPrefix}${file.replace(/\.aac$/, '')}/${offset}-${randomUUID()}`;
}
