import type { ClientOptions, Hooks, PostKitClient, PostKitError } from '@postkit/sdk';
import { CliError } from './cli-error.ts';
import type { CommandContext } from './command-context.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { GlobalOptions } from './global-options.ts';

/** @throws CliError usage unless the text is an HTTP address */
export function checkedAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address.origin;
  throw new CliError(
    'usage',
    `"${text}" is not the address of a station server. Pass one such as https://post.example.org.`,
  );
}

/** Creates a client whose errors name the address, and that stops on Ctrl+C. `--verbose` logs its requests. */
export async function connect(
  context: CommandContext,
  options: GlobalOptions,
  client: ClientOptions,
): Promise<PostKitClient> {
  const { createClient, PostKitError } = await import('@postkit/sdk');
  const url = client.baseUrl ?? '';
  const rename = (error: PostKitError, message: string) =>
    new PostKitError(error.code, message, { cause: error });
  return createClient({
    ...client,
    fetch: stationFetch(context, options),
    hooks: failureHooks(url, context, rename),
  });
}

type Rename = (error: PostKitError, message: string) => PostKitError;

/** An error that a hook throws ends the call. */
function failureHooks(url: string, { signal }: CommandContext, rename: Rename): Hooks {
  let wasReached = false;
  return {
    onResponse() {
      wasReached = true;
    },
    onError({ error, retryIn }) {
      if (signal?.aborted) throw new CliError('interrupted', 'Interrupted.', { cause: error });
      if (error.code === 'timeout' && retryIn === undefined) throw rename(error, `${error.message} (${url})`);
      if (error.code !== 'network') return;
      const refusal = explainRefusal(error);
      // A station that was never reached is most likely a wrong address, so there is no point in waiting for it.
      if (retryIn !== undefined && (refusal === undefined || wasReached)) return;
      const message = `The station server at ${url} cannot be reached${refusal ? `: ${refusal.text}` : ''}.`;
      if (refusal === undefined || refusal.reason === 'temporary') throw rename(error, message);
      throw new CliError(refusal.reason, message, { cause: error });
    },
  };
}

/** The audit log of the station names the command line by it. */
const userAgent = 'postkit-cli';

function stationFetch(context: CommandContext, { verbose }: GlobalOptions): typeof globalThis.fetch {
  const { fetch = globalThis.fetch, signal, terminal } = context;
  return async (input, init = {}) => {
    const signals = [init.signal, signal].filter((given) => given instanceof AbortSignal);
    const started = performance.now();
    const log = (outcome: string) => {
      const milliseconds = Math.round(performance.now() - started);
      if (verbose)
        terminal.err(`${init.method ?? 'GET'} ${withoutSecrets(input)} → ${outcome} in ${milliseconds} ms\n`);
    };
    try {
      const headers = new Headers(init.headers);
      headers.set('user-agent', userAgent);
      const response = await fetch(input, { ...init, headers, signal: AbortSignal.any(signals) });
      const requestId = response.headers.get('x-request-id');
      log(`${response.status}${requestId ? ` (request ${requestId})` : ''}`);
      return response;
    } catch (error) {
      log('no response');
      throw error;
    }
  };
}

/** Names of query parameters that are safe in a log; every other value is replaced. */
const openQueries =
  /^(page|limit|offset|sort|order|type|show_id|start|end|start_date|end_date|dimension|granularity|format|date)$/;

function withoutSecrets(input: Parameters<typeof globalThis.fetch>[0]): string {
  const url = new URL(input instanceof Request ? input.url : input);
  for (const name of url.searchParams.keys()) if (!openQueries.test(name)) url.searchParams.set(name, '…');
  return decodeURI(url.href);
}
