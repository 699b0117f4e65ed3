import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type ImportItem, importClash, importShowFieldName } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { calendarDate, defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { openSession } from '../../core/session.ts';
import { finishImport } from './follow-import.ts';

const choosable = importClash.extract(['changed', 'elsewhere', 'deleted']);

const options = z.object({
  since: calendarDate.optional().meta({ value: '<date>', description: 'only items from this day on, UTC' }),
  until: calendarDate.optional().meta({ value: '<date>', description: 'only items up to this day, UTC' }),
  season: z
    .array(wholeNumber)
    .default([])
    .meta({ value: '<number>', description: 'only items of this season; repeat for more' }),
  include: z
    .array(choosable)
    .default([])
    .meta({ value: '<clash>', description: 'items that clash in this way too; repeat for more' }),
  showField: z
    .array(importShowFieldName)
    .default([])
    .meta({ value: '<field>', description: 'field of the show to take over; repeat for more' }),
  keepAudio: z
    .boolean()
    .default(true)
    .meta({ description: 'encode all audio at the bit rate of the station' }),
  switchLoudnessOff: z
    .boolean()
    .default(false)
    .meta({ description: 'switch off the loudness of the show, so that its audio files stay as they are' }),
  wait: z.boolean().default(true).meta({ description: 'exit as soon as the import has begun' }),
});
type Options = OptionsOf<typeof options>;

const savedPlan = z.object({ id: z.int(), items: z.array(z.object({ id: z.int() })) });
const daySeconds = 86_400;

/** A plan by its id, or saved by `import --plan --json`: items that were removed from the file are left out. */
async function readPlan(given: string): Promise<{ id: number; kept: ReadonlySet<number> | null }> {
  if (/^\d{1,15}$/.test(given)) return { id: Number(given), kept: null };
  const text = await readFile(given, 'utf8').catch((cause: unknown) => {
    throw new CliError('usage', `The plan ${given} cannot be read.`, { cause });
  });
  const read = savedPlan.safeParse(parsed(text));
  if (!read.success)
    throw new CliError('usage', `${given} is not a plan that "postkit import --plan --json" printed.`);
  return { id: read.data.id, kept: new Set(read.data.items.map(({ id }) => id)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isChosen(item: ImportItem, { since, until, season, include }: Options): boolean {
  const at = item.published ?? 0;
  if (since !== undefined && at < Date.parse(since) / 1000) return false;
  if (until !== undefined && at >= Date.parse(until) / 1000 + daySeconds) return false;
  if (season.length > 0 && !season.some((number) => number === item.season)) return false;
  return item.clash === '' || include.some((clash) => clash === item.clash);
}

/** Applies a plan, narrowed by the options, and reports the progress and the outcome. */
async function run(context: CommandContext, given: Options, argument: string): Promise<void> {
  const { id, kept } = await readPlan(argument);
  const { client } = await openSession(context, given);
  const plan = await client.imports.get(id);
  const items = plan.items
    .filter((item) => (kept?.has(item.id) ?? true) && isChosen(item, given))
    .map((item) => item.id);
  if (items.length === 0) throw new CliError('usage', 'No item of the plan is chosen.');
  const choices = {
    items,
    show_fields: [...given.showField],
    keep_audio: given.keepAudio,
    switch_loudness_off: given.switchLoudnessOff,
  };
  await finishImport(context, client, await client.imports.apply(id, choices), given);
}

export const applyPlan = defineCommand({
  argument: z.string().meta({ name: 'plan', description: 'id of the plan, or a file with its JSON' }),
  options,
  run,
});
