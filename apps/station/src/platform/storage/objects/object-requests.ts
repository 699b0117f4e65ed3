import type { S3Options } from './s3-bucket.ts';

type RequestCall = NonNullable<S3Options['onRequest']>;

/** The requests to the object store, for those who measure them. */
export interface ObjectRequests {
  readonly report: RequestCall;
  listen(listener: RequestCall): void;
}

export function createObjectRequests(): ObjectRequests {
  const listeners: RequestCall[] = [];
  return {
    report: (...request) => listeners.forEach((listener) => listener(...request)),
    listen: (listener) => void listeners.push(listener),
  };
}
