import type { PostKitClient } from '@postkit/sdk';
import { CliError } from './cli-error.ts';
import type { CommandContext } from './command-context.ts';
import { checkedAddress, connect } from './connect.ts';
import type { GlobalOptions } from './global-options.ts';
import { loadProfile, type Profile, profilePath } from './profile.ts';

export interface Session {
  client: PostKitClient;
  profile: Profile;
}

export function profileName(options: GlobalOptions, env: NodeJS.ProcessEnv): string {
  return options.profile ?? env.POSTKIT_PROFILE ?? 'default';
}

/** Resolves station, user and key. Throws `loginNeeded` if a part is missing. */
async function resolveProfile(context: CommandContext, options: GlobalOptions): Promise<Profile> {
  const { env, terminal } = context;
  const name = profileName(options, env);
  const stored = await loadProfile(profilePath(env), name, (text) => terminal.err(`${text}\n`));
  const given = options.url ?? env.POSTKIT_URL;
  const url = given === undefined ? stored?.url : checkedAddress(given);
  const station = options.station ?? env.POSTKIT_STATION ?? stored?.station;
  const username = env.POSTKIT_USERNAME ?? stored?.username;
  const apiKey = env.POSTKIT_API_KEY ?? stored?.apiKey;
  if (!url || !station || !username || !apiKey) {
    throw new CliError('loginNeeded', `There is no API key for profile "${name}". Run \`postkit login\`.`);
  }
  // A stored key is only sent to the address that issued it.
  if (stored && apiKey === stored.apiKey && new URL(url).origin !== new URL(stored.url).origin) {
    throw new CliError(
      'loginNeeded',
      `Profile "${name}" is signed in at ${stored.url}. Run \`postkit login --url ${url}\`.`,
    );
  }
  return { url, station, username, apiKey };
}

export async function openSession(context: CommandContext, options: GlobalOptions): Promise<Session> {
  const profile = await resolveProfile(context, options);
  const { url, station, username, apiKey } = profile;
  const client = await connect(context, options, {
    baseUrl: url,
    station,
    credentials: { username, apiKey },
    retries: 5,
  });
  return { client, profile };
}
