import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { StationExport } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { downloadFile } from '../../core/download-file.ts';
import { followJob } from '../../core/follow-job.ts';
import { type Progress, startProgress } from '../../core/progress.ts';
import { openSession, type Session } from '../../core/session.ts';
import { fileExists, targetFile } from '../../core/target-file.ts';

const options = z.object({
  output: z
    .string()
    .optional()
    .meta({ value: '<file>', short: '-o', description: 'the zip to write; default export.zip' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
  media: z.boolean().default(true).meta({ description: 'leave out the audio and video of the episodes' }),
  log: z.string().optional().meta({
    value: '<first..last>',
    description: 'days of the log to include, such as 2026-11-01..2026-11-07',
  }),
  keep: z.boolean().optional().meta({ description: 'leave the export on the station after the download' }),
});
type Options = OptionsOf<typeof options>;

/** Downloads an export of the whole station, which resumes the export and the part of an earlier run. */
async function exportStation(context: CommandContext, given: Options): Promise<void> {
  const { terminal, signal } = context;
  const target = await targetFile(resolve(given.output ?? 'export.zip'), given.force);
  const session = await openSession(context, given);
  const { stationExports } = session.client;
  const progress = await startProgress(terminal, 'Preparing the export');
  try {
    const { guid, missing } = await untilComplete(
      context,
      session,
      await startOrContinue(session, target, { includes_media: given.media, log: daysOf(given.log) }),
      progress,
    );
    const file = await downloadFile(
      target,
      (headers) => stationExports.download(guid, { headers, timeout: 0, ...(signal ? { signal } : {}) }),
      {
        isHashed: given.json,
        onProgress: (done, total) =>
          progress.show(`Downloading  ${total > 0 ? Math.floor((done / total) * 100) : 0} %`),
      },
    );
    if (!given.keep) await stationExports.remove(guid);
    progress.stop();
    if (given.json) terminal.out(`${JSON.stringify({ file, missing })}\n`);
    else terminal.err(`${file.path}  ${file.bytes} bytes\n`);
    if (missing.length === 0) return;
    if (!given.json) for (const { path, reason } of missing) terminal.err(`${path}: ${reason}\n`);
    throw new CliError('partlyDone', `${missing.length} files are missing in the export.`);
  } finally {
    progress.stop();
  }
}

/** Starts an export. Takes the one that is running, or the complete one whose download an earlier run began. */
async function startOrContinue(
  { client }: Session,
  target: string,
  wanted: Pick<StationExport, 'includes_media' | 'log'>,
): Promise<StationExport> {
  const [newest] = await client.stationExports.list();
  const isSame =
    newest?.includes_media === wanted.includes_media && isDeepStrictEqual(newest.log, wanted.log);
  if (isSame && newest.status === 'processing') return newest;
  if (isSame && newest.status === 'complete' && (await fileExists(`${target}.part`))) return newest;
  return client.stationExports.start(wanted);
}

/** @throws CliError usage */
function daysOf(text: string | undefined): StationExport['log'] {
  if (text === undefined) return null;
  const [, first_day = '', last_day = first_day] =
    /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/.exec(text) ?? [];
  if (first_day === '') throw new CliError('usage', 'Write --log as a day or two: 2026-11-01..2026-11-07.');
  return { first_day, last_day };
}

async function untilComplete(
  { signal }: CommandContext,
  { client }: Session,
  { guid }: StationExport,
  progress: Progress,
) {
  const over = await followJob(client, signal, {
    events: ['station_export_changed'],
    read: () => client.stationExports.get(guid),
    resultOf: (now) => (now.status === 'processing' ? null : now),
    onState: (now) => progress.show(`Preparing the export  ${now.progress} %`),
  });
  if (over.status === 'error') throw new CliError('failure', over.error);
  return over;
}

/** Downloads everything that the station has made as one zip. */
export const exportWholeStation = defineCommand({ options, run: exportStation });
