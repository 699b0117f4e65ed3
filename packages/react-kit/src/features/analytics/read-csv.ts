import { isHttpError, type PostKitClient } from '@postkit/sdk';

const everyMs = 3000;

/**
 * The file of a CSV job once it is there: when the live channel tells, or when asking anew finds it, since the message
 * may have come while nobody listened.
 * @throws when there will be none.
 */
export async function readCsv(client: PostKitClient, job: string, signal: AbortSignal): Promise<Blob> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end = () => {};
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const look = () => void finished(client, job, signal).then((file) => file && resolve(file), reject);
      end = client.live.on('csv_analytics_complete', (message) => {
        if (message.job_id !== job) return;
        if (message.status === 'completed') look();
        else reject(new Error('The station could not make the file.'));
      });
      signal.addEventListener('abort', () => reject(new Error('cancelled', { cause: signal.reason })), { once: true });
      timer = setInterval(look, everyMs);
      look();
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

/** Null while it is being made. */
async function finished(client: PostKitClient, job: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    return await (await client.analytics.downloadCsv(job, { signal })).blob();
  } catch (error) {
    if (isHttpError(error, 409)) return null;
    throw error;
  }
}
