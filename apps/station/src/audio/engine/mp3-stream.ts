import { Readable } from 'node:stream';
import type { MediaJobOptions } from './media-job.ts';

/** Turns a job that emits bytes into a stream: reading drives the job, destroying cancels it. */
export function mp3Stream(
  run: (options: MediaJobOptions<Uint8Array>) => Promise<unknown>,
  options: { signal?: AbortSignal; onProgress?: (value: number) => void },
): Readable {
  const stopped = new AbortController();
  let demand = Promise.withResolvers<void>();
  const stream = new Readable({
    read: () => demand.resolve(),
    destroy(error, done) {
      stopped.abort();
      demand.resolve();
      done(error);
    },
  });
  const signal = options.signal ? AbortSignal.any([options.signal, stopped.signal]) : stopped.signal;
  const job = run({
    signal,
    onProgress: options.onProgress,
    onItem: async (bytes) => {
      if (stream.push(bytes)) return;
      demand = Promise.withResolvers<void>();
      await demand.promise;
    },
  });
  job.then(
    () => stream.push(null),
    (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
}
