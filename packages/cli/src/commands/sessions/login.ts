import { hostname } from 'node:os';
import { z } from 'zod';
import type { SignInResponse } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { checkedAddress } from '../../core/connect.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { profilePath, saveProfile } from '../../core/profile.ts';
import { profileName } from '../../core/session.ts';
import { passwordOptions, responseOf, withPasswordSession } from './sign-in.ts';

const options = z.object({
  username: z.string().optional().meta({ value: '<name>', description: 'email or username' }),
  ...passwordOptions.shape,
});

async function chooseStation(
  context: CommandContext,
  signedIn: SignInResponse,
  wanted: string | undefined,
): Promise<string> {
  const names = signedIn.stations.map((entry) => entry.station);
  const only = names.length === 1 ? names[0] : undefined;
  const station =
    wanted ??
    only ??
    (await responseOf(context, undefined, `Station (${names.slice(0, 20).join(', ')}): `, '--station'));
  if (!names.includes(station))
    throw new CliError('notFound', `You have no station "${station}". Yours: ${names.join(', ')}.`);
  return station;
}

/** Signs in with a password and stores a new API key for later commands. The password is not stored. */
async function signIn(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { env, terminal } = context;
  const url = checkedAddress(
    await responseOf(context, given.url ?? env.POSTKIT_URL, 'Address of the station server: ', '--url'),
  );
  const username = await responseOf(
    context,
    given.username ?? env.POSTKIT_USERNAME,
    'Email or username: ',
    '--username',
  );
  const name = profileName(given, env);
  const { station, key } = await withPasswordSession(
    context,
    given,
    { url, username },
    async ({ client, signedIn }) => {
      const chosen = await chooseStation(context, signedIn, given.station ?? env.POSTKIT_STATION);
      const created = await client.apiKeys.create(`postkit on ${hostname()}`.slice(0, 100));
      await saveProfile(profilePath(env), name, {
        url,
        station: chosen,
        username: created.username,
        apiKey: created.api_key,
        keyId: created.id,
      });
      return { station: chosen, key: created };
    },
  );
  if (given.json)
    terminal.out(`${JSON.stringify({ url, station, username: key.username, profile: name })}\n`);
  else terminal.err(`Signed in to ${station} at ${url} as ${key.username}.\n`);
}

export const login = defineCommand({ options, run: signIn });
