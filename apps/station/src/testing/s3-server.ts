import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An S3 server of a test, with one empty bucket. */
export interface S3Server {
  /** Address for `POSTKIT_STORAGE`, with the prefix `station`. */
  readonly address: string;
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: Credentials;
  /** The settings of a station that stores its files here. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const swift = process.env['POSTKIT_TEST_S3'];

/** Whether the tests run on OpenStack Swift (`npm run test:s3`), which verifies signatures, pages its lists and aborts uploads. */
export const isOnSwift = swift !== undefined;

/** Starts s3rver on a free port, or creates a bucket of the server of `POSTKIT_TEST_S3`. */
export async function startS3Server(): Promise<S3Server> {
  return swift === undefined ? startS3rver() : newBucket(JSON.parse(swift));
}

/** s3rver fails to verify the signatures of lists, so it verifies none. */
async function startS3rver(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'postkit-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
    allowMismatchedSignatures: true,
  });
  keepFolders(server);
  const { port } = await server.run();
  return {
    ...settingsOf(`http://127.0.0.1:${port}`, 'files', { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** With the last object of a folder, s3rver deletes the folder, and with it an object that is stored at that moment. */
function keepFolders({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    const paths = (['object', 'object.md5', 'metadata.json'] as const).map((resource) =>
      store.getResourcePath(bucket, key, resource),
    );
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
}

async function newBucket({
  endpoint,
  accessKeyId,
  secretAccessKey,
}: Credentials & { endpoint: string }): Promise<S3Server> {
  const credentials = { accessKeyId, secretAccessKey };
  const bucket = `files-${randomUUID()}`;
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  // The server and its buckets end with the run.
  return { ...settingsOf(endpoint, bucket, credentials), close: async () => undefined };
}

function settingsOf(endpoint: string, bucket: string, credentials: Credentials): Omit<S3Server, 'close'> {
  const address = `s3://${bucket}/station?endpoint=${endpoint}`;
  const { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY } = credentials;
  return {
    address,
    endpoint,
    bucket,
    credentials,
    env: { POSTKIT_STORAGE: address, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY },
  };
}
