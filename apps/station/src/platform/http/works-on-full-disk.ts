import type { Operation } from '@postkit/sdk/schema';

/** Whether an operation works on a full disk: reads, DELETE, which frees space, and operations that declare it. Uploads check their space themselves. */
export function worksOnFullDisk({
  method,
  effect,
  bodyKind,
  worksOnFullDisk: isDeclared,
}: Operation): boolean {
  if (isDeclared === true || bodyKind === 'multipart' || bodyKind === 'bytes') return true;
  return method === 'GET' ? effect !== true : method !== 'POST' && method !== 'PATCH';
}
