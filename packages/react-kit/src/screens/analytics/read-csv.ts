import { isHttpError, type PostKitClient } from '@postkit/sdk';

const everyMs = 3000;

/**
 * Resolves to the file of a CSV job once it exists. Polls besides listening to the live channel, since the event may have been
 * sent before this page listened.
 * @throws if the station could not create the file.
 */
export async function readCsv(client: PostKitClient, job: string, signal: AbortSignal): Promise<Blob> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end = () => {};
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const check = () =>
        void downloadFinished(client, job, signal).then((file) => file && resolve(file), reject);
      end = client.live.on('csv_analytics_complete', (message) => {
        if (message.job_id !== job) return;
        if (message.status === 'completed') check();
        else reject(new Error('The station could not make the file.'));
      });
      signal.addEventListener('abort', () => reject(new Error('cancelled', { cause: signal.reason })), {
        once: true,
      });
      timer = setInterval(check, everyMs);
      check();
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

/** Null while the job runs. */
async function downloadFinished(
  client: PostKitClient,
  job: string,
  signal: AbortSignal,
): Promise<Blob | null> {
  try {
    return await (await client.analytics.downloadCsv(job, { signal })).blob();
  } catch (error) {
    if (isHttpError(error, 409)) return null;
    throw error;
  }
}
