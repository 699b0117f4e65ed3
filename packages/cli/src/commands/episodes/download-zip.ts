import type { BulkDownload, MediaFormat } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { downloadFile } from '../../core/download-file.ts';
import { followJob } from '../../core/follow-job.ts';
import { type Progress, startProgress } from '../../core/progress.ts';
import type { Session } from '../../core/session.ts';
import { fileExists, targetFile } from '../../core/target-file.ts';

export interface ZipOptions {
  readonly zip: string;
  readonly format: MediaFormat;
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** Downloads episodes as one zip, which resumes the part of an earlier run. The station then forgets the zip. */
export async function downloadZip(
  context: CommandContext,
  session: Session,
  ids: readonly number[],
  given: ZipOptions,
): Promise<void> {
  const { terminal, signal } = context;
  const { bulkDownloads } = session.client;
  const target = await targetFile(given.zip, given.force);
  const progress = await startProgress(terminal, 'Preparing the zip');
  try {
    const started = await startOrContinue(session, target, ids, given.format);
    const { guid, missing } = await untilComplete(context, session, started, progress);
    const file = await downloadFile(
      target,
      (headers) => bulkDownloads.download(guid, { headers, timeout: 0, ...(signal ? { signal } : {}) }),
      {
        isHashed: given.json,
        onProgress: (done, total) =>
          progress.show(`Downloading  ${total > 0 ? Math.floor((done / total) * 100) : 0} %`),
      },
    );
    await bulkDownloads.remove(guid);
    progress.stop();
    if (given.json) terminal.out(`${JSON.stringify({ file, missing })}\n`);
    else terminal.err(`${file.path}  ${file.bytes} bytes\n`);
    if (missing.length === 0) return;
    if (!given.json)
      for (const { playlist_id, name, reason } of missing)
        terminal.err(`Episode ${playlist_id} (${name}): ${reason}\n`);
    throw new CliError('partlyDone', `${missing.length} of ${ids.length} episodes could not be downloaded.`);
  } finally {
    progress.stop();
  }
}

/** Requests the zip, or takes the one that an interrupted run requested for the same part. */
async function startOrContinue(
  { client }: Session,
  target: string,
  ids: readonly number[],
  format: MediaFormat,
): Promise<BulkDownload> {
  if (await fileExists(`${target}.part`)) {
    const requested = ids.join();
    const earlier = (await client.bulkDownloads.list()).find(
      (found) =>
        found.status !== 'error' && found.format === format && found.audio_playlist_ids.join() === requested,
    );
    if (earlier) return earlier;
  }
  return client.bulkDownloads.start({ audio_playlist_ids: [...ids], format });
}

async function untilComplete(
  { signal }: CommandContext,
  { client }: Session,
  { guid }: BulkDownload,
  progress: Progress,
) {
  const over = await followJob(client, signal, {
    events: ['bulk_zip_progress', 'bulk_zip_complete', 'bulk_zip_failed'],
    read: () => client.bulkDownloads.get(guid),
    resultOf: (now) => (now.status === 'processing' ? null : now),
    onState: (now) => progress.show(`Preparing the zip  ${now.progress} %`),
  });
  if (over.status === 'error') throw new CliError('failure', over.error);
  return over;
}
