import { z } from 'zod';
import { invitationInput, type NewInvitation } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { checkFields } from '../../core/fields.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession, type Session } from '../../core/session.ts';
import { identityOptions, roleFields, stationsOf, withShows } from './save.ts';

const options = identityOptions.extend({
  username: z
    .string()
    .optional()
    .meta({ value: '<name>', description: 'name to sign in with (default: from the email)' }),
});

/** Prints the link, which is shown only once. The browser does not send the part after #. */
function print(
  context: CommandContext,
  given: GlobalOptions,
  { profile }: Session,
  made: NewInvitation,
  done: string,
): void {
  const link = `${new URL('/login', profile.url).href}#reset=${made.token}`;
  if (!given.json) context.terminal.out(`${link}\n`);
  const mailed = made.is_mailed
    ? ` The link was mailed to ${made.user.email}.`
    : ' Send them the link: it is not shown again.';
  printOutcome(context, given, { ...made, link }, `User ${made.user.id} is ${done}.${mailed}`);
}

async function invite(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const session = await openSession(context, given);
  const { firstName: first_name, lastName: last_name, email, username = '', role = 'user', at, show } = given;
  const checked = checkFields(invitationInput.omit({ stations: true }), {
    first_name,
    last_name,
    email,
    username,
    ...roleFields(role),
  });
  const stations = withShows(session, await stationsOf(session, at ?? [session.profile.station]), show);
  print(context, given, session, await session.client.users.invite({ ...checked, stations }), 'invited');
}

async function renew(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const session = await openSession(context, given);
  print(context, given, session, await session.client.users.renewInvitation(id), 'invited again');
}

export const inviteUser = defineCommand({ options, run: invite });
export const renewInvitation = defineCommand({ argument: idArgument('users list'), run: renew });
