import type { z } from 'zod';
import type { CommandContext } from './command-context.ts';
import { confirm, type yesOption } from './confirm.ts';
import { forEachId } from './for-each-id.ts';
import type { GlobalOptions } from './global-options.ts';

const verbs = {
  deleted: 'Delete',
  revoked: 'Revoke',
  removed: 'Remove',
  discarded: 'Discard',
  archived: 'Archive',
  ended: 'End',
  released: 'Release',
} as const;

interface Deletion<Id> {
  readonly noun: string;
  /** The loss to the user, as a sentence. */
  readonly consequence: string;
  /** `deleted` if absent. */
  readonly done?: keyof typeof verbs;
  run(id: Id): Promise<unknown>;
}

/** Deletes resources, after a question in a terminal. */
export async function deleteEach<Id extends number | string>(
  context: CommandContext,
  options: z.output<typeof yesOption> & GlobalOptions,
  ids: readonly Id[],
  { noun, consequence, done = 'deleted', run }: Deletion<Id>,
): Promise<void> {
  const named = ids.length === 1 ? `${noun} ${ids[0]}` : `${ids.length} ${noun}s (${ids.join(', ')})`;
  const verb = verbs[done];
  if (!(await confirm(context, options, () => `${verb} ${named}? ${consequence}`))) return;
  await forEachId(context, options, ids, { nouns: `${noun}s`, done, run });
}
