import type { Operation } from '@postkit/sdk/schema';

/** Reads, and DELETE, which frees space, go on while the disk is full; so does what says so. Uploads ask for their space themselves. */
export function worksOnFullDisk({ method, effect, bodyKind, worksOnFullDisk: isDeclared }: Operation): boolean {
  if (isDeclared === true || bodyKind === 'multipart' || bodyKind === 'bytes') return true;
  return method === 'GET' ? effect !== true : method !== 'POST' && method !== 'PATCH';
}
