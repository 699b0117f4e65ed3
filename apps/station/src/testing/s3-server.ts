import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3 server of a test, with one empty bucket `files`. */
export interface S3Server {
  /** Address for `POSTKIT_STORAGE`, with the prefix `station`. */
  readonly address: string;
  readonly endpoint: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** The settings of a station that stores its files here. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts s3rver on a free port. It checks no signatures, because it fails to verify those of lists, and has one page of a list. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'postkit-s3-'));
  const bucket = { name: 'files' };
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [bucket],
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const address = `s3://files/station?endpoint=${endpoint}`;
  return {
    address,
    endpoint,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    env: { POSTKIT_STORAGE: address, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
