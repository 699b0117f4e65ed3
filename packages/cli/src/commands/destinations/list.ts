import { z } from 'zod';
import { connectionType } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { destinationId } from './destination-id.ts';

const options = z.object({
  type: connectionType.optional().meta({ value: '<type>', description: 'only destinations of this type' }),
});

/** Prints the destinations of the station. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const { objects } = await client.connections.list();
  const found = objects.filter(({ type }) => given.type === undefined || type === given.type);
  printList(context, given, found, {
    head: ['ID', 'TYPE', 'STATE', 'SHOWS', 'TITLE'],
    row: ({ id, type, status, shows, title }) => [
      String(id),
      type,
      status ? 'on' : 'off',
      String(shows.length),
      title,
    ],
    none: 'No destinations.',
  });
}

/** Prints a destination with all its fields. No field holds a token. */
async function show(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  printValue(context, given, await client.connections.get(id));
}

export const listDestinations = defineCommand({ options, run: list });
export const showDestination = defineCommand({ argument: destinationId, run: show });
