import { z } from 'zod';
import { isHttpError, secondStepOf, type PostKitClient } from '@postkit/sdk';
import type { SecondStep, SignInResponse } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { connect } from '../../core/connect.ts';
import type { OptionsOf } from '../../core/define-command.ts';

export const passwordOptions = z.object({
  passwordStdin: z.boolean().optional().meta({ description: 'read the password from standard input' }),
  code: z.string().optional().meta({
    value: '<code>',
    description: 'code of your app or a recovery code, where your account needs one',
  }),
});

const wrongCode = 'This code is wrong, or was used already. Enter the newest one.';

/** The given value, else the user's answer to a question; `flag` is how to give it without a terminal. */
export async function responseOf(
  context: CommandContext,
  given: string | undefined,
  question: string,
  flag: string,
  hidden = false,
): Promise<string> {
  if (given) return given;
  if (!context.terminal.interactive)
    throw new CliError('usage', `This terminal is not interactive. Pass ${flag}.`);
  return context.terminal.ask(question, { hidden });
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
    throw new CliError(
      'loginNeeded',
      'Your station requires a second factor. Sign in with a browser once to set one up.',
    );
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

type PasswordOptions = OptionsOf<typeof passwordOptions>;

interface Account {
  readonly url: string;
  readonly username: string;
}

interface PasswordSession {
  readonly client: PostKitClient;
  readonly signedIn: SignInResponse;
}

async function signInWithPassword(
  context: CommandContext,
  given: PasswordOptions,
  { url, username }: Account,
): Promise<PasswordSession> {
  const { env, terminal } = context;
  const typed = given.passwordStdin ? await terminal.readInput() : env.POSTKIT_PASSWORD;
  const password = await responseOf(context, typed, 'Password: ', '--password-stdin', true);
  const client = await connect(context, given, { baseUrl: url });
  const signedIn = await client.sessions.signIn(username, password).catch((error: unknown) => {
    if (isHttpError(error, 401))
      throw new CliError('loginNeeded', 'Invalid email or password.', { cause: error });
    const step = secondStepOf(error);
    if (step) return confirmSignIn(context, client, { step, code: given.code });
    const provider = providerOf(error);
    if (provider !== null) throw new CliError('loginNeeded', keyInstead(provider, url), { cause: error });
    throw error;
  });
  client.configure({ credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
  return { client, signedIn };
}

/**
 * Runs a task in a session of its own that a password begins, and a second factor where the account needs one. The
 * session ends with the task, also if that fails or is interrupted.
 */
export async function withPasswordSession<Result>(
  context: CommandContext,
  given: PasswordOptions,
  account: Account,
  task: (session: PasswordSession) => Promise<Result>,
): Promise<Result> {
  const session = await signInWithPassword(context, given, account);
  try {
    return await task(session);
  } finally {
    await endSession(context, given, account, session);
  }
}

/** An interruption does not stop it, and its failure does not hide the result of the task. */
async function endSession(
  { signal: _signal, ...context }: CommandContext,
  given: PasswordOptions,
  { url }: Account,
  { signedIn: { username, apikey: apiKey } }: PasswordSession,
): Promise<void> {
  const client = await connect(context, given, {
    baseUrl: url,
    credentials: { username, apiKey },
    retries: 1,
  });
  await client.sessions.signOut({ timeout: 10_000 }).catch(() => {
    context.terminal.err(
      'The session of this command could not be ended. End it with "postkit sessions end".\n',
    );
  });
}
