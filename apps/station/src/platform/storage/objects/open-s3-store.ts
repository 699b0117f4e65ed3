import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { getObject } from './get-object.ts';
import { factsOf } from './object-facts.ts';
import { isMissingObject } from './object-store-fault.ts';
import type { ObjectStore } from './object-store.ts';
import { putStream } from './put-stream.ts';
import { openBucket, type S3Bucket, type S3Options } from './s3-bucket.ts';

/** S3 copies larger objects only in parts. */
const largestCopy = 5 * 1024 ** 3;

/** Opens a bucket of Amazon S3 or of a compatible server. It sends no request. */
export function openS3Store(options: S3Options): ObjectStore {
  const s3 = openBucket(options);
  const { client, bucket, prefix, at, attempt } = s3;

  const store: ObjectStore = {
    name: s3.name,
    async put(key, body, given = {}) {
      if (body instanceof Readable) return putStream(s3, key, body, given);
      const command = new PutObjectCommand({ ...at(key), Body: body, ContentType: given.type });
      await attempt(
        `store ${key}`,
        () => client.send(command, given.signal ? { abortSignal: given.signal } : {}),
        given.signal,
      );
    },
    get: (key, range = {}, signal) => getObject(s3, key, range, signal),
    async head(key) {
      const head = await attempt(`look up ${key}`, () =>
        client.send(new HeadObjectCommand(at(key))).catch(missing),
      );
      return (
        head && factsOf(key, { ETag: head.ETag, LastModified: head.LastModified, Size: head.ContentLength })
      );
    },
    async remove(key) {
      await attempt(`remove ${key}`, () => client.send(new DeleteObjectCommand(at(key))).catch(missing));
    },
    list: (below) => listObjects(s3, below),
    async copy(from, to) {
      const source = await store.head(from);
      if (!source) return false;
      if (source.bytes > largestCopy) {
        const content = await store.get(from);
        if (content) await store.put(to, content.body, { bytes: content.bytes });
        return content !== null;
      }
      const command = new CopyObjectCommand({
        ...at(to),
        CopySource: encodeURI(`${bucket}/${prefix}${from}`),
      });
      return (await attempt(`copy ${from}`, () => client.send(command).catch(missing))) !== null;
    },
    async sign(key, { seconds, type, disposition, cacheControl }) {
      const headers = {
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: cacheControl,
      };
      const command = new GetObjectCommand({ ...at(key), ...headers });
      // Signed as of a full period, so that the address stays the same and caches keep what it delivers.
      const signingDate = new Date(Math.floor(Date.now() / 1000 / seconds) * seconds * 1000);
      return attempt(`sign ${key}`, () =>
        getSignedUrl(client, command, { expiresIn: 2 * seconds, signingDate }),
      );
    },
    async check() {
      // Below a prefix without objects: the response is small, whatever the bucket contains.
      const command = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${prefix}access-check/`,
        MaxKeys: 1,
      });
      await attempt('list the bucket', () => client.send(command));
    },
    close: () => client.destroy(),
  };
  return store;
}

async function* listObjects({ client, bucket, prefix, attempt }: S3Bucket, below: string) {
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: `${prefix}${below}`,
      ContinuationToken: next,
    });
    const page = await attempt(`list ${below || 'the bucket'}`, () => client.send(command));
    for (const object of page.Contents ?? []) yield factsOf((object.Key ?? '').slice(prefix.length), object);
    next = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (next !== undefined);
}

function missing(error: unknown): null {
  if (isMissingObject(error)) return null;
  throw error;
}
