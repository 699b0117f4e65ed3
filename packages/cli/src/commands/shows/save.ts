import { z } from 'zod';
import { loudnessTargets, showInput, showUpdate } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { checkFields, fieldOptions, readFields } from '../../core/fields.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { showId } from './show-id.ts';

const options = fieldOptions.extend({
  title: z.string().optional().meta({ value: '<text>', description: 'title of the show' }),
  description: z.string().optional().meta({ value: '<text>', description: 'description for listeners' }),
  author: z.string().optional().meta({ value: '<name>', description: 'author of its feeds' }),
  loudness: z
    .enum([...loudnessTargets.map(String), 'off'])
    .optional()
    .meta({ value: '<LUFS>', description: 'loudness of its episodes, or off' }),
  expireAfter: z
    .string()
    .regex(/^(?:[1-9]\d{0,3}|never)$/, 'This must be a number of days, or never.')
    .optional()
    .meta({ value: '<days>', description: 'days after which new episodes expire, or never' }),
});
type Options = OptionsOf<typeof options>;

const flagsOf = ({ title, description, author, loudness, expireAfter }: Options) => ({
  title,
  description,
  author,
  loudness_target: loudness === undefined ? undefined : loudness === 'off' ? null : Number(loudness),
  expiry_days: expireAfter === undefined ? undefined : expireAfter === 'never' ? null : Number(expireAfter),
});

async function create(context: CommandContext, given: Options): Promise<void> {
  const fields = checkFields(showInput, await readFields(context, given, showInput, flagsOf(given)));
  const { client } = await openSession(context, given);
  printCreated(context, given, await client.shows.create(fields), 'Show');
}

async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const changes = await readFields(context, given, showUpdate, flagsOf(given));
  const { client } = await openSession(context, given);
  printOutcome(context, given, await client.shows.update(id, changes), `Show ${id} is changed.`);
}

export const createShow = defineCommand({ options, run: create });
export const editShow = defineCommand({ argument: showId, options, run: edit });
