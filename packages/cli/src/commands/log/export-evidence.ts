import { resolve } from 'node:path';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { downloadFile } from '../../core/download-file.ts';
import { followJob } from '../../core/follow-job.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { targetFile } from '../../core/target-file.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';

const options = rangeOptions.extend({
  reason: z.string().meta({ value: '<text>', description: 'why the stretch is exported' }),
  output: z
    .string()
    .optional()
    .meta({ value: '<file>', short: '-o', description: 'the zip to write; default evidence.zip' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
  keep: z.boolean().optional().meta({ description: 'leave the export on the station after the download' }),
});

/** Downloads a stretch of the log as evidence. */
async function exportEvidence(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { terminal, signal } = context;
  const target = await targetFile(resolve(given.output ?? 'evidence.zip'), given.force);
  const { client } = await openSession(context, given);
  const range = readRange(await stationTime(client), given);
  const progress = await startProgress(terminal, 'Preparing the evidence');
  try {
    const { guid } = await client.evidence.startExport({ ...range, reason: given.reason });
    const done = await followJob(client, signal, {
      events: [],
      read: async () => (await client.evidence.exports()).find((each) => each.guid === guid),
      resultOf(now) {
        if (!now) throw new CliError('failure', 'An admin removed the export.');
        return now.status === 'processing' ? null : now;
      },
      onState: (now) => progress.show(`Preparing the evidence  ${now?.progress ?? 0} %`),
    });
    if (done.status === 'error') throw new CliError('failure', done.error);
    const file = await downloadFile(
      target,
      (headers) => client.evidence.download(guid, { headers, timeout: 0, ...(signal ? { signal } : {}) }),
      { isHashed: true },
    );
    if (file.sha256 !== done.sha256)
      throw new CliError('failure', `${file.path} is not the zip of the station. Download it again.`);
    if (!given.keep) await client.evidence.removeExport(guid);
    progress.stop();
    printOutcome(context, given, { ...range, file }, `${file.path}  ${file.bytes} bytes  ${file.sha256}`);
  } finally {
    progress.stop();
  }
}

export const exportLogEvidence = defineCommand({ options, run: exportEvidence });
