import { randomUUID } from 'node:crypto';

/** The keys of all objects of the archive begin with this. */
export const objectPrefix = 'archive/';

/** A key that no object ever had, because an object never changes. In lower case, as all keys of the station. */
export function newObjectKey(file: string, offset: number): string {
  return `${objectPrefix}${file.replace(/\.aac$/, '').toLowerCase()}/${offset}-${randomUUID()}`;
}
