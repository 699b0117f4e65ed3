import { z } from 'zod';
import { connectionInput, connectionType, connectionUpdate } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { checkFields, fieldOptions, readFields } from '../../core/fields.ts';
import { idsArgument } from '../../core/id-arguments.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { confirmFeedLosses } from './confirm-feed-losses.ts';
import { destinationId } from './destination-id.ts';

const options = fieldOptions.extend({
  title: z.string().optional().meta({ value: '<text>', description: 'name of the destination' }),
  show: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'show that publishes to it; repeat for more' }),
});
type Options = OptionsOf<typeof options>;
const editOptions = options.extend(yesOption.shape);
const newOptions = options.extend({
  type: connectionType.optional().meta({ value: '<type>', description: 'type of the destination' }),
});

const flagsOf = ({ title, show }: Options) => ({ title, shows: show });

async function create(context: CommandContext, given: OptionsOf<typeof newOptions>): Promise<void> {
  const fields = checkFields(
    connectionInput,
    await readFields(context, given, connectionInput, { ...flagsOf(given), type: given.type }),
  );
  const { client } = await openSession(context, given);
  printCreated(context, given, await client.connections.create(fields), 'Destination');
}

async function edit(
  context: CommandContext,
  given: OptionsOf<typeof editOptions>,
  id: number,
): Promise<void> {
  const changes = await readFields(context, given, connectionUpdate, flagsOf(given));
  const { client } = await openSession(context, given);
  if (!(await confirmFeedLosses(context, given, { client, id, update: changes }))) return;
  printOutcome(context, given, await client.connections.update(id, changes), `Destination ${id} is changed.`);
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'A feed loses its public address.';
  await deleteEach(context, given, ids, {
    noun: 'destination',
    consequence,
    run: (id) => client.connections.delete(id),
  });
}

export const createDestination = defineCommand({ options: newOptions, run: create });
export const editDestination = defineCommand({ argument: destinationId, options: editOptions, run: edit });
export const deleteDestinations = defineCommand({
  argument: idsArgument('destinations list'),
  options: yesOption,
  run: remove,
});
