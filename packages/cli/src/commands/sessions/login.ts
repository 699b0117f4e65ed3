import { hostname } from 'node:os';
import { isHttpError, secondStepOf, type PostKitClient } from '@postkit/sdk';
import type { SecondStep, SignInResponse } from '@postkit/sdk/schema';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import { checkedAddress, connect } from '../../core/connect.ts';
import { profilePath, saveProfile } from '../../core/profile.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { profileName } from '../../core/session.ts';

const options = z.object({
  username: z.string().optional().meta({ value: '<name>', description: 'email or username' }),
  passwordStdin: z.boolean().optional().meta({ description: 'read the password from standard input' }),
  code: z.string().optional().meta({ value: '<code>', description: 'code of your app or a recovery code, where your account needs one' }),
});

const wrongCode = 'This code is wrong, or was used already. Enter the newest one.';

async function responseOf(
  context: CommandContext,
  given: string | undefined,
  question: string,
  flag: string,
  hidden = false,
): Promise<string> {
  if (given) return given;
  if (!context.terminal.interactive) throw new CliError('usage', `This terminal is not interactive. Pass ${flag}.`);
  return context.terminal.ask(question, { hidden });
}

async function chooseStation(context: CommandContext, signedIn: SignInResponse, wanted: string | undefined): Promise<string> {
  const names = signedIn.stations.map((entry) => entry.station);
  const only = names.length === 1 ? names[0] : undefined;
  const station = wanted ?? only ?? (await responseOf(context, undefined, `Station (${names.slice(0, 20).join(', ')}): `, '--station'));
  if (!names.includes(station)) throw new CliError('notFound', `You have no station "${station}". Yours: ${names.join(', ')}.`);
  return station;
}

/** The provider of a station that refuses passwords; null for any other error. */
function providerOf(error: unknown): string | null {
  if (!isHttpError(error, 403) || typeof error.body !== 'object' || error.body === null) return null;
  return 'single_sign_on' in error.body ? String(error.body.single_sign_on) : null;
}

/** Without a password, a script or terminal needs a key that the user makes in the browser. */
function keyInstead(provider: string, url: string): string {
  return (
    `${url} signs users in with ${provider} only. Make an API key in the browser (account menu, API keys), ` +
    'then set POSTKIT_URL, POSTKIT_STATION, POSTKIT_USERNAME and POSTKIT_API_KEY.'
  );
}

/** The second factor: the given code, or one that the user types; a wrong one can be typed again. */
async function confirmSignIn(
  context: CommandContext,
  client: PostKitClient,
  { step, code }: { step: SecondStep; code: string | undefined },
): Promise<SignInResponse> {
  if (step.factors.length === 0)
    throw new CliError('loginNeeded', 'Your station requires a second factor. Sign in with a browser once to set one up.');
  const typed = await responseOf(context, code, 'Code of your app, or a recovery code: ', '--code');
  try {
    return await client.sessions.confirmSignIn(step.ticket, typed);
  } catch (error) {
    if (!isHttpError(error, 422)) throw error;
    if (code !== undefined) throw new CliError('loginNeeded', wrongCode, { cause: error });
    context.terminal.err(`${wrongCode}\n`);
    return confirmSignIn(context, client, { step, code });
  }
}

/** Signs in with a password and stores a new API key for later commands. The password is not stored. */
async function signIn(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { env, terminal } = context;
  const url = checkedAddress(await responseOf(context, given.url ?? env.POSTKIT_URL, 'Address of the station server: ', '--url'));
  const username = await responseOf(context, given.username ?? env.POSTKIT_USERNAME, 'Email or username: ', '--username');
  const typed = given.passwordStdin ? await terminal.readInput() : env.POSTKIT_PASSWORD;
  const password = await responseOf(context, typed, 'Password: ', '--password-stdin', true);

  const client = await connect(context, given, { baseUrl: url });
  const signedIn = await client.sessions.signIn(username, password).catch((error: unknown) => {
    if (isHttpError(error, 401)) throw new CliError('loginNeeded', 'Invalid email or password.', { cause: error });
    const step = secondStepOf(error);
    if (step) return confirmSignIn(context, client, { step, code: given.code });
    const provider = providerOf(error);
    if (provider !== null) throw new CliError('loginNeeded', keyInstead(provider, url), { cause: error });
    throw error;
  });
  const station = await chooseStation(context, signedIn, given.station ?? env.POSTKIT_STATION);
  client.configure({ station, credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
  const key = await client.apiKeys.create(`postkit on ${hostname()}`.slice(0, 100));
  const name = profileName(given, env);
  await saveProfile(profilePath(env), name, { url, station, username: key.username, apiKey: key.api_key, keyId: key.id });
  await client.sessions.signOut();
  if (given.json) terminal.out(`${JSON.stringify({ url, station, username: key.username, profile: name })}\n`);
  else terminal.err(`Signed in to ${station} at ${url} as ${key.username}.\n`);
}

export const login = defineCommand({ options, run: signIn });
