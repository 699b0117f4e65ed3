import { isHttpError } from '@postkit/sdk';
import { type AudioEvent, episodeOperations, mediaFormat, resourcePath } from '@postkit/sdk/schema';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { downloadFile } from '../../core/download-file.ts';
import { followJob } from '../../core/follow-job.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { targetFile } from '../../core/target-file.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';

const options = z.object({
  ...rangeOptions.shape,
  output: z.string().meta({ value: '<file>', short: '-o', description: 'file to write' }),
  format: mediaFormat.default('mp3').meta({ value: '<format>' }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});
type Options = OptionsOf<typeof options>;

/** Seconds before the range in which an event that reaches into it may have started. */
const longestEvent = 6 * 3600;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Events that overlap the range; those that reach beyond it as trimmed copies. */
async function eventsIn({ client }: Session, { start, end }: Range): Promise<number[]> {
  const ids: number[] = [];
  const query = { cart__type_name: 'LOGGER' as const, order: 'ASC' as const, startTime: start - longestEvent, endTime: end };
  for await (const event of client.audioEvents.each(query)) {
    if (event.started_at + event.duration <= start) continue;
    const trim = trimOf(event, { start, end });
    ids.push(trim ? (await client.audioEvents.clone(event.id, trim)).id : event.id);
  }
  return ids;
}

/** Seconds into an event at which the range starts and ends; undefined for an event inside the range. */
function trimOf({ started_at, duration }: AudioEvent, range: Range): { start: number; end: number } | undefined {
  const start = Math.max(0, range.start - started_at);
  const end = Math.min(duration, range.end - started_at);
  return start === 0 && end === duration ? undefined : { start, end };
}

/** Requests one file of the events, and returns its job. */
async function order({ client, profile }: Session, range: Range, { format }: Options): Promise<string> {
  const ids = await eventsIn({ client, profile }, range);
  if (ids.length === 0) throw new CliError('notFound', 'The log has no audio in this range.');
  const events = ids.map((id) => resourcePath(profile.station, 'event', id));
  return (await client.episodes.cache({ events, name: `Log ${new Date(range.start * 1000).toISOString()}`, format })).job_id;
}

/** Downloads what was broadcast in a range as one file, once the station has rendered it. */
async function download(context: CommandContext, given: Options): Promise<void> {
  const { terminal, signal } = context;
  const target = await targetFile(given.output, given.force);
  const session = await openSession(context, given);
  const range = readRange(await stationTime(session.client), given);
  const progress = await startProgress(terminal, 'Rendering the audio');
  try {
    const job = await order(session, range, given);
    const { transport } = session.client;
    const params = { station: session.profile.station, job, format: given.format };
    const request = async (headers: Record<string, string>) => {
      const read = () =>
        transport.open(episodeOperations.cached, { params, headers, timeout: 0, ...(signal ? { signal } : {}) }).catch((error: unknown) => {
          if (isHttpError(error, 409)) return null;
          throw error;
        });
      return followJob(session.client, signal, {
        events: ['playlist_download_ready'],
        read,
        resultOf: (response) => response,
      });
    };
    const file = await downloadFile(target, request, { isHashed: given.json });
    progress.stop();
    printOutcome(context, given, { ...range, file }, `${file.path}  ${file.bytes} bytes`);
  } finally {
    progress.stop();
  }
}

export const downloadLog = defineCommand({ options, run: download });
