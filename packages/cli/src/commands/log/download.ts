import { z } from 'zod';
import { isHttpError } from '@postkit/sdk';
import { episodeOperations, mediaFormat, resourcePath } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { downloadFile } from '../../core/download-file.ts';
import { followJob } from '../../core/follow-job.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { targetFile } from '../../core/target-file.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';
import { standardOutput, writeOutput } from '../../core/write-output.ts';
import { eventsIn, type LogRange } from './events-in.ts';

const options = z.object({
  ...rangeOptions.shape,
  output: z
    .string()
    .meta({ value: '<file>', short: '-o', description: 'file to write; - for standard output' }),
  format: mediaFormat.default('mp3').meta({ value: '<format>' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});
type Options = OptionsOf<typeof options>;

/** Requests one file of the events, and returns its job. */
async function order({ client, profile }: Session, range: LogRange, { format }: Options): Promise<string> {
  const events = (await eventsIn(client, range)).map(({ id }) => resourcePath(profile.station, 'event', id));
  return (
    await client.episodes.cache({ events, name: `Log ${new Date(range.start * 1000).toISOString()}`, format })
  ).job_id;
}

/** Downloads what was broadcast in a range as one file, once the station has rendered it. */
async function download(context: CommandContext, given: Options): Promise<void> {
  const { terminal, signal } = context;
  const target = given.output === standardOutput ? undefined : await targetFile(given.output, given.force);
  const session = await openSession(context, given);
  const range = readRange(await stationTime(session.client), given);
  const progress = await startProgress(terminal, 'Rendering the audio');
  try {
    const job = await order(session, range, given);
    const { transport } = session.client;
    const params = { station: session.profile.station, job, format: given.format };
    const request = async (headers: Record<string, string>) => {
      const read = () =>
        transport
          .open(episodeOperations.cached, { params, headers, timeout: 0, ...(signal ? { signal } : {}) })
          .catch((error: unknown) => {
            if (isHttpError(error, 409)) return null;
            throw error;
          });
      return followJob(session.client, signal, {
        events: ['playlist_download_ready'],
        read,
        resultOf: (response) => response,
      });
    };
    if (target === undefined) {
      const response = await request({});
      progress.stop();
      return await writeOutput(context, response);
    }
    const file = await downloadFile(target, request, { isHashed: given.json });
    progress.stop();
    printOutcome(context, given, { ...range, file }, `${file.path}  ${file.bytes} bytes`);
  } finally {
    progress.stop();
  }
}

export const downloadLog = defineCommand({ options, run: download });
