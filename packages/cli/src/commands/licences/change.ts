import { z } from 'zod';
import { licenceNames } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import { idsArgument } from '../../core/id-arguments.ts';
import { openSession } from '../../core/session.ts';

const users = idsArgument('users list');
const licenceOption = z.object({
  licence: z
    .enum(licenceNames)
    .meta({ value: '<licence>', description: 'everything, podcasts without the log, or the log only' }),
});

/** Assigns at the station of the profile or of `--station`. */
async function assign(
  context: CommandContext,
  given: OptionsOf<typeof licenceOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const run = (id: number) => client.licences.assign({ user_id: id, licence: given.licence });
  await forEachId(context, given, ids, { nouns: 'licences', done: 'assigned', run });
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client, profile } = await openSession(context, given);
  const consequence = `Access to ${profile.station} ends immediately; the account stays.`;
  await deleteEach(context, given, ids, {
    noun: 'user',
    consequence,
    done: 'removed',
    run: (id) => client.licences.remove(id),
  });
}

export const assignLicences = defineCommand({ argument: users, options: licenceOption, run: assign });
export const removeLicences = defineCommand({ argument: users, options: yesOption, run: remove });
