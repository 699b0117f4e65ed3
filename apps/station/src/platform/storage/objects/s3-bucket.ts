import { S3Client } from '@aws-sdk/client-s3';
import { isMissingObject, unavailable } from './object-store-fault.ts';
import type { S3Location } from './s3-address.ts';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface S3Options {
  readonly location: S3Location;
  /** Default: the AWS configuration of the machine, such as its role. */
  readonly credentials?: S3Credentials | undefined;
  /** Milliseconds without a byte until a request fails; default 20,000. */
  readonly idleMs?: number;
  /** Called after each request with its repetitions, such as `PutObject`. A missing object is no failure. */
  readonly onRequest?: (operation: string, hasFailed: boolean, seconds: number) => void;
}

/** A client with the bucket and prefix of its requests. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
  /** For messages. */
  readonly name: string;
  at(key: string): { readonly Bucket: string; readonly Key: string };
  /**
   * Runs requests of the client, and converts their failures.
   * @param action for the message of an error, such as `store images/1/a.jpg`
   */
  attempt<T>(action: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function openBucket({ location, credentials, idleMs = 20_000, onRequest }: S3Options): S3Bucket {
  const { bucket, prefix, endpoint, region, pathStyle } = location;
  const name = `s3://${bucket}${prefix && `/${prefix.slice(0, -1)}`}`;
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    // Compatible servers lack the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Each listener who downloads holds a connection.
    requestHandler: {
      connectionTimeout: 5000,
      socketTimeout: idleMs,
      httpAgent: { maxSockets: 500 },
      httpsAgent: { maxSockets: 500 },
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials ? { credentials } : {}),
  });
  if (onRequest) measure(client, onRequest);
  return {
    client,
    bucket,
    prefix,
    name,
    at: (key) => ({ Bucket: bucket, Key: `${prefix}${key}` }),
    async attempt(action, work, signal) {
      signal?.throwIfAborted();
      return work().catch((error: unknown) => {
        signal?.throwIfAborted();
        throw unavailable(error, name, action);
      });
    },
  };
}

function measure(client: S3Client, onRequest: NonNullable<S3Options['onRequest']>): void {
  client.middlewareStack.add(
    (next, { commandName = 'unknown' }) =>
      async (args) => {
        const started = performance.now();
        const report = (hasFailed: boolean) =>
          onRequest(commandName.replace(/Command$/, ''), hasFailed, (performance.now() - started) / 1000);
        try {
          const done = await next(args);
          report(false);
          return done;
        } catch (error) {
          report(!isMissingObject(error));
          throw error;
        }
      },
    { step: 'initialize', name: 'measure' },
  );
}
