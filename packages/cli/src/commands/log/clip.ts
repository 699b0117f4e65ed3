import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';
import { eventsIn } from './events-in.ts';

const options = z.object({
  ...rangeOptions.shape,
  merge: z.boolean().optional().meta({ description: 'merge them into one event, and wait for its audio' }),
});

/** Merges events into one, whose audio the station then creates. */
async function merged(
  client: PostKitClient,
  events: readonly AudioEvent[],
  signal?: AbortSignal,
): Promise<AudioEvent> {
  const { id } = await client.audioEvents.merge(events.map((event) => event.id));
  return followJob(client, signal, {
    events: ['event_complete'],
    read: () => client.audioEvents.get(id),
    resultOf: (event) => (event.processing ? null : event),
  });
}

/** Prints the events of a range of the log for the timeline of an episode, with trimmed copies at both ends. */
async function clip(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const found = await eventsIn(client, readRange(await stationTime(client), given));
  const events = given.merge && found.length > 1 ? [await merged(client, found, context.signal)] : found;
  if (given.json) printJson(context, events);
  else context.terminal.out(events.map(({ id }) => `${id}\n`).join(''));
}

export const clipLog = defineCommand({ options, run: clip });
