import type { SentOperation } from '../schema/wire-operation.ts';
import { pause } from './clock.ts';
import type { Clock } from './clock.ts';
import { startDeadline } from './deadline.ts';
import type { Deadline } from './deadline.ts';
import { AbortError, HttpError, NetworkError, isPostKitError } from './errors.ts';
import type { PostKitError } from './errors.ts';
import type { HookState, Hooks } from './hooks.ts';
import type { Log } from './log.ts';
import type { AnyInput, PreparedRequest } from './prepare-request.ts';
import { isSuccess, readError } from './read-response.ts';
import { pauseBeforeRetry } from './retry-policy.ts';

/** Settings for sending, shared by all calls of a transport. */
export interface Sender {
  readonly fetch: typeof globalThis.fetch;
  readonly retries: number;
  readonly timeout: number;
  readonly hooks: Hooks;
  readonly onUnauthorized: ((error: HttpError) => void) | undefined;
  readonly log: Log;
  readonly clock: Clock;
}

/** Sends a request until it succeeds, cannot be retried or is aborted. The timeout of an attempt includes reading the response. */
export async function sendWithRetries<Result>(
  sender: Sender,
  operation: SentOperation,
  request: PreparedRequest,
  input: AnyInput,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { clock, hooks, log } = sender;
  for (let attempt = 1; ; attempt += 1) {
    const state: HookState = { operation, attempt, headers: request.headers };
    const tried = await attemptOnce(sender, state, request, input, read);
    if ('result' in tried) return tried.result;
    const { error } = tried;
    const retries = input.retries ?? sender.retries;
    const retryIn = pauseBeforeRetry({ operation, error, attempt, retries, random: Math.random });
    await hooks.onError?.({ ...state, error, retryIn });
    const line = { operation: operation.id, attempt, error };
    if (retryIn === undefined) {
      log({ ...line, level: 'info', message: 'call failed' });
      // The sign-in call's 401 is a wrong password, not a lost session.
      const byPassword = typeof input.credentials === 'object' && 'password' in input.credentials;
      if (error instanceof HttpError && error.status === 401 && !byPassword) sender.onUnauthorized?.(error);
      throw error;
    }
    log({ ...line, level: 'info', message: `call failed, next try in ${Math.round(retryIn)} ms` });
    try {
      await pause(clock, retryIn, input.signal);
    } catch (cause) {
      throw Object.assign(new AbortError({ cause }), { address: addressOf(request) });
    }
  }
}

async function attemptOnce<Result>(
  sender: Sender,
  state: HookState,
  request: PreparedRequest,
  input: AnyInput,
  read: (response: Response) => Promise<Result>,
): Promise<{ result: Result } | { error: PostKitError }> {
  const { clock, hooks, log } = sender;
  const { operation, attempt } = state;
  await hooks.onRequest?.(state);
  const started = clock.now();
  const address = addressOf(request);
  const deadline = startDeadline(clock, input.timeout ?? defaultTimeout(sender, input, request), address);
  const withSdkErrors = <Value>(step: Promise<Value>) =>
    translateErrors(step, address, input.signal, deadline.signal);
  try {
    const response = await withSdkErrors(send(sender, request, input, deadline));
    const milliseconds = clock.now() - started;
    log({
      level: 'debug',
      message: 'answered',
      operation: operation.id,
      attempt,
      status: response.status,
      milliseconds,
    });
    await hooks.onResponse?.({ ...state, response, milliseconds });
    if (isSuccess(operation, response)) return { result: await withSdkErrors(read(response)) };
    throw await withSdkErrors(readError(operation, response, clock.now()));
  } catch (error) {
    // An error thrown by a hook ends the call unchanged.
    if (!isPostKitError(error)) throw error;
    error.address = address;
    return { error };
  } finally {
    deadline.end();
  }
}

/** Uploads have no total timeout; a stall is only detectable when progress is reported. */
function defaultTimeout(sender: Sender, input: AnyInput, request: PreparedRequest): number {
  const isUpload = request.body instanceof FormData || request.body instanceof Blob;
  return isUpload && !input.onUploadProgress ? 0 : sender.timeout;
}

async function send(
  sender: Sender,
  request: PreparedRequest,
  input: AnyInput,
  deadline: Deadline,
): Promise<Response> {
  const { onUploadProgress } = input;
  // Node's fetch leaves an unhandled rejection behind if it gets a form and an aborted signal.
  input.signal?.throwIfAborted();
  const signal = input.signal ? AbortSignal.any([input.signal, deadline.signal]) : deadline.signal;
  if (!onUploadProgress) return sender.fetch(request.url, { ...request, body: request.body ?? null, signal });
  // On demand: most clients upload nothing.
  const { sendUpload } = await import('./send-upload.ts');
  return sendUpload({
    request,
    fetch: sender.fetch,
    signal,
    onProgress(progress) {
      deadline.extend();
      onUploadProgress(progress);
    },
  });
}

/** Turns a failure into an AbortError, TimeoutError or NetworkError. */
async function translateErrors<Value>(
  step: Promise<Value>,
  address: string,
  caller: AbortSignal | undefined,
  deadline: AbortSignal,
): Promise<Value> {
  try {
    return await step;
  } catch (error) {
    if (caller?.aborted) throw new AbortError({ cause: caller.reason });
    if (deadline.aborted) throw deadline.reason;
    throw isPostKitError(error) ? error : new NetworkError(address, { cause: error });
  }
}

function addressOf({ url }: PreparedRequest): string {
  return url.split('?', 1)[0] ?? url;
}
