import type { ObjectStore } from './object-store.ts';
import type { S3Options } from './s3-bucket.ts';

/** Opens the object store of the settings. The client is loaded only then. */
export async function openObjectStore(
  { location, credentials }: Pick<S3Options, 'location' | 'credentials'>,
  onRequest?: S3Options['onRequest'],
): Promise<ObjectStore> {
  const { openS3Store } = await import('./open-s3-store.ts');
  return openS3Store({ location, credentials, ...(onRequest ? { onRequest } : {}) });
}
