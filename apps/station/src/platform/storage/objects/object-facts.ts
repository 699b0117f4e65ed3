import type { ObjectFacts } from './object-store.ts';

/** The fields in which S3 describes an object. */
interface DescribedObject {
  readonly Size?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly ETag?: string | undefined;
}

export function factsOf(key: string, { Size = 0, LastModified, ETag = '' }: DescribedObject): ObjectFacts {
  return { key, bytes: Size, modifiedAt: LastModified?.getTime() ?? 0, etag: ETag };
}
