import { Readable } from 'node:stream';
import { GetObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { factsOf } from './object-facts.ts';
import { isMissingObject } from './object-store-fault.ts';
import type { ObjectContent, ObjectRange } from './object-store.ts';
import { resumeBody } from './resume-body.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** Opens an object, and again from the next byte when its body breaks off. */
export async function getObject(
  s3: S3Bucket,
  key: string,
  range: ObjectRange,
  signal?: AbortSignal,
): Promise<ObjectContent | null> {
  const request = (header: string | undefined) =>
    s3.client.send(
      new GetObjectCommand({ ...s3.at(key), Range: header }),
      signal ? { abortSignal: signal } : {},
    );
  const first = await s3.attempt(`read ${key}`, () => request(rangeHeader(range)).catch(explain), signal);
  if (first === null) return null;
  if (first === 'unsatisfiable') throw new RangeError(`The range begins after the end of ${key}.`);
  const { bytes, start, end } = extentOf(first);
  const { ETag, LastModified } = first;

  async function openFrom(from: number): Promise<AsyncIterable<Uint8Array>> {
    return s3.attempt(
      `read on ${key}`,
      async () => {
        const next = await request(`bytes=${from}-${end}`);
        if (next.ETag !== ETag) throw new Error('The object has changed.');
        return bodyOf(next);
      },
      signal,
    );
  }

  const opened = bodyOf(first);
  const body = Readable.from(resumeBody(opened, { start, end }, openFrom, signal), { objectMode: false });
  // A body that is destroyed before it is read has not begun to read the opened one.
  body.once('close', () => opened.destroy());
  return { ...factsOf(key, { ETag, LastModified, Size: bytes }), body };
}

function explain(error: unknown): null | 'unsatisfiable' {
  if (isMissingObject(error)) return null;
  if (error instanceof Error && error.name === 'InvalidRange') return 'unsatisfiable';
  throw error;
}

function rangeHeader({ start = 0, end }: ObjectRange): string | undefined {
  return start === 0 && end === undefined ? undefined : `bytes=${start}-${end ?? ''}`;
}

/** The size of the object, and the bytes that the response contains. */
function extentOf({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): {
  bytes: number;
  start: number;
  end: number;
} {
  const [, start, end, bytes] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '')?.map(Number) ?? [];
  return { bytes: bytes ?? ContentLength, start: start ?? 0, end: end ?? ContentLength - 1 };
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body;
  throw new Error('The response has no body.');
}
