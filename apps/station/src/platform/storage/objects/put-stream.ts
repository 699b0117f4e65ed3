import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { cutIntoParts } from './cut-into-parts.ts';
import type { PutObject } from './object-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

const partBytes = 8 * 1024 * 1024;
/** S3 has at most 10,000 parts of an object. */
const mostParts = 10_000;

/** Stores a stream: in one request if it is one part, else in parts, of which one is sent while the next is read. */
export async function putStream(
  s3: S3Bucket,
  key: string,
  body: Readable,
  { bytes = 0, type, signal }: PutObject,
): Promise<void> {
  const stop = () => body.destroy(signal?.reason instanceof Error ? signal.reason : new Error('Stopped.'));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (signal?.aborted) stop();
    await putParts(s3, key, cutIntoParts(body, Math.max(partBytes, Math.ceil(bytes / mostParts))), {
      type,
      signal,
    });
  } finally {
    signal?.removeEventListener('abort', stop);
    body.destroy();
  }
}

type PartOptions = { readonly type: string | undefined; readonly signal: AbortSignal | undefined };

async function putParts(
  { client, at, attempt }: S3Bucket,
  key: string,
  parts: ReturnType<typeof cutIntoParts>,
  { type, signal }: PartOptions,
): Promise<void> {
  const action = `store ${key}`;
  const options = signal ? { abortSignal: signal } : {};
  const done: CompletedPart[] = [];
  let upload: string | undefined;
  let sending = Promise.resolve();

  async function send(part: Buffer, number: number): Promise<void> {
    const command = new UploadPartCommand({ ...at(key), UploadId: upload, PartNumber: number, Body: part });
    const { ETag } = await attempt(action, () => client.send(command, options), signal);
    done.push({ PartNumber: number, ETag });
  }

  try {
    let number = 0;
    for await (const { part, isLast } of parts) {
      number += 1;
      if (number === 1 && isLast) {
        const command = new PutObjectCommand({ ...at(key), Body: part, ContentType: type });
        await attempt(action, () => client.send(command, options), signal);
        return;
      }
      const create = new CreateMultipartUploadCommand({ ...at(key), ContentType: type });
      upload ??= (await attempt(action, () => client.send(create, options), signal)).UploadId;
      await sending;
      sending = send(part, number);
      // Its failure is thrown where it is awaited.
      sending.catch(() => undefined);
    }
    await sending;
    const complete = new CompleteMultipartUploadCommand({
      ...at(key),
      UploadId: upload,
      MultipartUpload: { Parts: done },
    });
    await attempt(action, () => client.send(complete, options), signal);
  } catch (error) {
    await sending.catch(() => undefined);
    // The parts cost space until they are dropped; the bucket's own rule drops what this request cannot.
    const drop = new AbortMultipartUploadCommand({ ...at(key), UploadId: upload });
    if (upload !== undefined) await client.send(drop).catch(() => undefined);
    throw error;
  }
}
