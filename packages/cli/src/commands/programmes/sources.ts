import { z } from 'zod';
import { programmeSourceKinds } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { minuteOf, printCreated, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { sourceIds } from './programme-id.ts';

async function list(context: CommandContext, given: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, given);
  printList(context, given, await client.programmes.sources(), {
    head: ['ID', 'KIND', 'READ', 'PROGRAMMES', 'PLAN', 'TITLE', 'ERROR'],
    row: ({ id, kind, read_at, programmes, plan_id, title, error }) => [
      String(id),
      kind,
      minuteOf(read_at),
      String(programmes),
      plan_id === null ? '' : String(plan_id),
      title,
      error,
    ],
    none: 'No sources.',
  });
}

const options = z.object({
  title: z.string().meta({ value: '<text>', description: 'name of the source' }),
  kind: z.enum(programmeSourceKinds).meta({ value: '<kind>', description: 'its format' }),
  address: z
    .string()
    .optional()
    .meta({ value: '<url>', description: 'its address; without one, documents are uploaded' }),
});

async function add(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const { title, kind, address } = given;
  const source = await client.programmes.createSource({ title, kind, ...(address && { address }) });
  printCreated(context, given, source, 'Source');
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, ids, {
    noun: 'source',
    consequence: 'Its programmes are deleted too, with their airings.',
    run: (id) => client.programmes.removeSource(id),
  });
}

export const listSources = defineCommand({ run: list });
export const addSource = defineCommand({ options, run: add });
export const removeSources = defineCommand({ argument: sourceIds, options: yesOption, run: remove });
