import { z } from 'zod';
import { type User, type UserInput, userInput, userSave } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { checkFields } from '../../core/fields.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession, type Session } from '../../core/session.ts';
import { findUser } from './find-user.ts';

export const identityOptions = z.object({
  firstName: z.string().optional().meta({ value: '<name>', description: 'first name' }),
  lastName: z.string().optional().meta({ value: '<name>', description: 'last name' }),
  email: z.string().optional().meta({ value: '<email>', description: 'email address' }),
  role: z
    .enum(['admin', 'user'])
    .optional()
    .meta({ value: '<role>', description: 'role at all of the stations' }),
  at: z
    .array(z.string())
    .optional()
    .meta({ value: '<slug>', description: 'station where the user works; repeat for more' }),
  show: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'limit the user to this show; repeat for more' }),
});
const shared = identityOptions.extend({
  passwordStdin: z.boolean().optional().meta({ description: 'read a new password from standard input' }),
});
const newOptions = shared.extend({
  username: z
    .string()
    .optional()
    .meta({ value: '<name>', description: 'name to sign in with (default: from the email)' }),
});
const editOptions = shared.extend({
  allShows: z.boolean().optional().meta({ description: 'no longer limit the user to shows' }),
  state: z
    .enum(['active', 'disabled'])
    .optional()
    .meta({ value: '<state>', description: 'whether the user can sign in' }),
  revokeApiKeys: z
    .boolean()
    .optional()
    .meta({ description: "with a new password: also revoke the user's API keys" }),
});
type Shared = OptionsOf<typeof shared>;

/** The given stations with their titles, which the station server asks for. */
export async function stationsOf(
  { client }: Session,
  slugs: readonly string[],
): Promise<UserInput['stations']> {
  const { settings } = await client.settings.get();
  const titles = new Map(settings.station_list.map(({ station, title }) => [station, title]));
  titles.set(settings.station, settings.station_name);
  return slugs.map((station) => {
    const stationTitle = titles.get(station);
    if (stationTitle === undefined) throw new CliError('notFound', `You have no station "${station}".`);
    return { stationTitle, station };
  });
}

/** The stations, with the limit to shows of the profile's station; `shows` undefined leaves it as it is. */
export function withShows(
  { profile }: Session,
  stations: UserInput['stations'],
  shows: number[] | null | undefined,
): UserInput['stations'] {
  if (shows === undefined) return stations;
  if (!stations.some(({ station }) => station === profile.station)) {
    throw new CliError(
      'usage',
      `The user does not work at "${profile.station}", whose shows these would be.`,
    );
  }
  return stations.map((one) => (one.station === profile.station ? { ...one, shows } : one));
}

async function passwordOf(
  { terminal }: CommandContext,
  { passwordStdin }: Shared,
): Promise<{ password?: string }> {
  return passwordStdin ? { password: await terminal.readInput() } : {};
}

export function roleFields(
  role: 'admin' | 'user',
): Pick<UserInput, 'isAdmin' | 'accessLevel' | 'company_admin'> {
  return { isAdmin: role === 'admin', accessLevel: role, company_admin: false };
}

async function create(context: CommandContext, given: OptionsOf<typeof newOptions>): Promise<void> {
  const session = await openSession(context, given);
  const { firstName: first_name, lastName: last_name, email, username = '', role = 'user', at, show } = given;
  const names = {
    first_name,
    last_name,
    email,
    username,
    ...roleFields(role),
    ...(await passwordOf(context, given)),
  };
  const checked = checkFields(userInput.omit({ stations: true }), names);
  const stations = withShows(session, await stationsOf(session, at ?? [session.profile.station]), show);
  printCreated(context, given, await session.client.users.create({ ...checked, stations }), 'User');
}

/** The fields of a user as a save states them. */
function savedFields({
  id,
  version,
  first_name,
  last_name,
  email,
  username,
  disabled,
  company_admin,
  admin_stations,
  user_stations,
}: User) {
  const stations = user_stations.map(({ station, station_name }) => ({
    stationTitle: station_name,
    station,
  }));
  const role = company_admin === 1 || admin_stations.length > 0 ? 'admin' : 'user';
  return { id, version, first_name, last_name, email, username, disabled, stations, role } as const;
}

async function edit(
  context: CommandContext,
  given: OptionsOf<typeof editOptions>,
  id: number,
): Promise<void> {
  const session = await openSession(context, given);
  const { role: before, ...user } = savedFields(await findUser(session.client, id));
  const { firstName, lastName, email, role, at, state, revokeApiKeys, show, allShows } = given;
  if (show && allShows) throw new CliError('usage', 'Use either --show or --all-shows.');
  const stations = at === undefined ? user.stations : await stationsOf(session, at);
  const changed = {
    ...user,
    ...roleFields(role ?? before),
    ...(await passwordOf(context, given)),
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(email === undefined ? {} : { email }),
    ...(state === undefined ? {} : { disabled: state === 'disabled' ? (1 as const) : (0 as const) }),
    stations: withShows(session, stations, show ?? (allShows ? null : undefined)),
    ...(revokeApiKeys ? { revoke_api_keys: true } : {}),
  };
  printOutcome(
    context,
    given,
    await session.client.users.save(checkFields(userSave, changed)),
    `User ${id} is changed.`,
  );
}

export const createUser = defineCommand({ options: newOptions, run: create });
export const editUser = defineCommand({
  argument: idArgument('users list'),
  options: editOptions,
  run: edit,
});
