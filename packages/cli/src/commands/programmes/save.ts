import { z } from 'zod';
import { type ProgrammeInput, programmeUpdate, type ProgrammeUpdate } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { checkFields, fieldOptions, readUncheckedFields } from '../../core/fields.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { programmeId, programmeIds } from './programme-id.ts';

type Options = OptionsOf<typeof fieldOptions>;

/** Fields that are absent get the defaults of the station. */
const newProgramme = z.strictObject(programmeUpdate.shape).required({ name: true });

async function create(context: CommandContext, given: Options): Promise<void> {
  const fields = await readUncheckedFields(context, given, programmeUpdate);
  const input: ProgrammeInput = checkFields(newProgramme, fields);
  const { client } = await openSession(context, given);
  printCreated(context, given, await client.programmes.create(input), 'Programme');
}

async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const fields = await readUncheckedFields(context, given, programmeUpdate);
  const changes: ProgrammeUpdate = checkFields(z.strictObject(programmeUpdate.shape), fields);
  const { client } = await openSession(context, given);
  printOutcome(context, given, await client.programmes.update(id, changes), `Programme ${id} is changed.`);
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, ids, {
    noun: 'programme',
    consequence: 'Its airings are deleted too. A source that still has it offers it again.',
    run: (id) => client.programmes.remove(id),
  });
}

export const createProgramme = defineCommand({ options: fieldOptions, run: create });
export const editProgramme = defineCommand({ argument: programmeId, options: fieldOptions, run: edit });
export const deleteProgrammes = defineCommand({ argument: programmeIds, options: yesOption, run: remove });
