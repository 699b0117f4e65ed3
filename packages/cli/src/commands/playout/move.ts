import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { applyCorrection } from './apply-correction.ts';
import { inputId } from './input-id.ts';

const options = z.object({
  from: z.string().meta({ value: '<time>', description: 'start of the span' }),
  to: z.string().meta({ value: '<time>', description: 'end of the span, at most 48 hours later' }),
  offset: z.coerce.number().int().meta({
    value: '<ms>',
    description: 'milliseconds by which the sound was recorded later than the input said',
  }),
  dryRun: z.boolean().optional().meta({ description: 'show what would change, and change nothing' }),
});

async function move(context: CommandContext, given: OptionsOf<typeof options>, input: number): Promise<void> {
  const { client } = await openSession(context, given);
  const { zone } = await stationTime(client);
  const [start, end] = [readMoment(given.from, zone), readMoment(given.to, zone)];
  await applyCorrection(context, given, { client, zone }, { start, end, input, offset_ms: given.offset });
}

/** Corrects a past span of the log by another offset of an input, whose setting stays. */
export const moveOffset = defineCommand({ argument: inputId, options, run: move });
