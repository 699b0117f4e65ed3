import { z } from 'zod';
import { programmeGuideUpdate, type ProgrammeGuideUpdate } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { checkFields, fieldOptions, readUncheckedFields } from '../../core/fields.ts';
import { printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

/** Without fields, prints the guide and the public addresses. */
async function guide(context: CommandContext, given: OptionsOf<typeof fieldOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  if (given.file === undefined && given.set === undefined)
    return printValue(context, given, await client.programmes.guide());
  const fields = await readUncheckedFields(context, given, programmeGuideUpdate);
  const changes: ProgrammeGuideUpdate = checkFields(z.strictObject(programmeGuideUpdate.shape), fields);
  printValue(context, given, await client.programmes.updateGuide(changes));
}

export const showGuide = defineCommand({ options: fieldOptions, run: guide });
