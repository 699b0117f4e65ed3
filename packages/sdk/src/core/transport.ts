import type { SentOperation } from '../schema/wire-operation.ts';
import { hostAddress } from './address.ts';
import type { HostName, Hosts } from './address.ts';
import type { ResponseOf, CallInput, InputArgument } from './call-input.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Credentials } from './credentials.ts';
import { PostKitError } from './errors.ts';
import type { HttpError } from './errors.ts';
import type { Hooks } from './hooks.ts';
import { levelledLog } from './log.ts';
import type { Log, LogLevel } from './log.ts';
import { prepareRequest, writeAddress } from './prepare-request.ts';
import type { AnyInput, PreparedRequest } from './prepare-request.ts';
import { readResponseBody } from './read-response.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { sendWithRetries, type Sender } from './send-with-retries.ts';
import { sendWithToken } from './send-with-token.ts';
import { sessionId } from './session-id.ts';
import { createTokenSession, type TokenSession } from './token-session.ts';

/** Context that is known at the start, or only after the sign-in and the settings. */
export interface TransportContext {
  /** Slug of the station, for `{station}` in paths unless a call gives another. */
  readonly station?: string | undefined;
  /** Name of the station from the settings, which the session id derives from. Default: the slug. */
  readonly stationName?: string | undefined;
  /** Default `'cookie'`. */
  readonly credentials?: Credentials | undefined;
  /** Hosts of the kinds of calls. Default: the base address. */
  readonly hosts?: Hosts | undefined;
}

/** Schemas of the responses, by domain and operation. */
export interface Contract {
  readonly operations: Readonly<Record<string, Readonly<Record<string, SentOperation>>>>;
}

export interface TransportOptions extends TransportContext {
  /** Address of the station server. In a browser the default is the page's origin; elsewhere calls fail without it. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Retries after the first attempt, at most 5. Default 2. Only idempotent requests are retried. */
  readonly retries?: number | undefined;
  /** Timeout of one attempt in milliseconds, 0 for none. Default 60,000. For an upload with progress, the longest time without any. */
  readonly timeout?: number | undefined;
  /**
   * The contract to validate every response and live event against, from `@postkit/sdk/schema`. Default: none, so that a
   * client loads no schemas; the station validates what it receives.
   * @example
   * import * as schema from '@postkit/sdk/schema';
   * const client = createClient({ baseUrl, validate: schema });
   */
  readonly validate?: Contract | undefined;
  readonly hooks?: Hooks | undefined;
  /** Called on every 401 except that of a wrong password. */
  readonly onUnauthorized?: ((error: HttpError) => void) | undefined;
  readonly log?: Log | undefined;
  /** Default `'warn'`. */
  readonly logLevel?: LogLevel | undefined;
  readonly clock?: Clock | undefined;
}

/** A result with status, headers and request id of the response. */
export interface Exchange<Body> {
  readonly body: Body;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** Sends any operation of the table, or your own. */
export interface Transport {
  /**
   * Sends an operation and resolves to its decoded response.
   * @throws HttpError, TimeoutError, NetworkError, AbortError, ResponseError
   * @example
   * import { episodeOperations } from '@postkit/sdk/schema';
   * const { published } = await client.transport.call(episodeOperations.counts, { query: { show_id: 7 } });
   */
  call<Op extends SentOperation>(operation: Op, ...input: InputArgument<Op>): Promise<ResponseOf<Op>>;
  /**
   * Like `call`, with the status and headers of the response.
   * @example
   * import { episodeOperations } from '@postkit/sdk/schema';
   * const { body, requestId } = await client.transport.exchange(episodeOperations.get, { params: { id: 101 } });
   */
  exchange<Op extends SentOperation>(
    operation: Op,
    ...input: InputArgument<Op>
  ): Promise<Exchange<ResponseOf<Op>>>;
  /**
   * Sends an operation whose response is bytes, a redirect or a stream. The timeout covers the headers; read the body yourself.
   * @example
   * import { episodeOperations } from '@postkit/sdk/schema';
   * const response = await client.transport.open(episodeOperations.download, { params: { id: 101, format: 'mp3' } });
   */
  open<Op extends SentOperation>(operation: Op, ...input: InputArgument<Op>): Promise<Response>;
  /**
   * Address for a link, a download or an `<audio>` source, which the browser opens by itself.
   * `withKey` adds `username` and `api_key` if the caller has a key or a token; such an address is a secret.
   * @example
   * import { episodeOperations } from '@postkit/sdk/schema';
   * const address = client.transport.addressOf(episodeOperations.download, { params: { id: 101, format: 'aac' } });
   */
  addressOf<Op extends SentOperation>(
    operation: Op,
    input: CallInput<Op>,
    options?: { withKey?: boolean },
  ): string;
  /**
   * Renews an access token that is about to expire. Await it before `requestOf`.
   * @example
   * await client.transport.ready();
   */
  ready(): Promise<void>;
  /** The sign-in of the credentials `'token'`; null with other credentials. */
  readonly tokens: TokenSession | null;
  /** Address of the station server; empty outside browsers if the options have none. */
  readonly baseUrl: string;
  /** Slug of the station; undefined before one is known. */
  readonly station: string | undefined;
  /** Name of the user in the credentials; undefined if they have none, as `'cookie'`. */
  readonly username: string | undefined;
  /**
   * The request that `open` would send, for callers that send it themselves, such as the live channel.
   * @example
   * import { episodeOperations } from '@postkit/sdk/schema';
   * await client.transport.ready();
   * const { url, headers } = client.transport.requestOf(episodeOperations.get, { params: { id: 101 } });
   */
  requestOf<Op extends SentOperation>(operation: Op, input: CallInput<Op>): PreparedRequest;
  /**
   * Id of the station's session.
   * @throws PostKitError without a station
   * @example
   * const id = client.transport.sessionId();
   */
  sessionId(): string;
  /**
   * Sets parts of the context for later calls. Absent members stay as they are.
   * @example
   * client.transport.configure({ station: 'lake-fm' });
   */
  configure(context: TransportContext): void;
}

/**
 * Creates a transport without the resources: for tools that call a few operations of the table, or their own.
 * @example
 * import { episodeOperations } from '@postkit/sdk/schema';
 * const transport = createTransport({ baseUrl: 'https://post.example.org', station: 'wxyz', credentials: { username: 'ina', apiKey: 'pk_…' } });
 * const episode = await transport.call(episodeOperations.get, { params: { id: 101 } });
 */
export function createTransport(options: TransportOptions = {}): Transport {
  const sender = senderOf(options);
  const declared = new Map(
    Object.values(options.validate?.operations ?? {}).flatMap((domain) =>
      Object.values(domain).map((one) => [one.id, one]),
    ),
  );
  const addresses = new Map<HostName, string>();
  let context: TransportContext = {};
  let tokens: TokenSession | null = null;
  configure(options);

  function configure(given: TransportContext): void {
    context = {
      station: given.station ?? context.station,
      stationName: given.stationName ?? context.stationName,
      credentials: given.credentials ?? context.credentials,
      hosts: { ...context.hosts, ...given.hosts },
    };
    addresses.clear();
    if (context.credentials === 'token') tokens ??= openTokenSession();
  }

  // Resolved by the first call and not by createTransport, because modules that are rendered on a server create clients too.
  function hostOf({ host = 'api' }: Pick<SentOperation, 'host'>): string {
    const address = addresses.get(host) ?? hostAddress(context.hosts?.[host], baseUrlOf(options));
    addresses.set(host, address);
    return address;
  }

  function openTokenSession(): TokenSession {
    const refresh = (token: string) => refreshTokens(sender, hostOf({}), token, options.headers);
    return createTokenSession({ baseUrl: baseUrlOf(options), clock: sender.clock, refresh });
  }

  function prepare(operation: SentOperation, input: AnyInput): PreparedRequest {
    const { credentials = 'cookie', station, stationName } = context;
    const caller = {
      credentials,
      accessToken: tokens?.tokens?.access_token,
      station,
      stationName,
      headers: options.headers,
    };
    return prepareRequest(operation, input, caller, hostOf(operation));
  }

  async function send<Result>(
    operation: SentOperation,
    input: AnyInput,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const call = { operation, input, prepare: () => prepare(operation, input), read };
    const session = (input.credentials ?? context.credentials) === 'token' ? tokens : null;
    return session
      ? sendWithToken(sender, session, call)
      : sendWithRetries(sender, operation, call.prepare(), input, read);
  }

  async function exchange(operation: SentOperation, input: AnyInput = {}): Promise<Exchange<unknown>> {
    return send(operation, input, async (response) => {
      if (response.status !== operation.success && response.ok) {
        sender.log({
          level: 'warn',
          message: `expected status ${operation.success}`,
          operation: operation.id,
          status: response.status,
        });
      }
      return {
        body: await readResponseBody(
          declared.get(operation.id) ?? operation,
          response,
          options.validate !== undefined,
        ),
        status: response.status,
        headers: response.headers,
        requestId: response.headers.get('X-Request-Id') ?? undefined,
      };
    });
  }

  function addressOf(operation: SentOperation, input: AnyInput, { withKey = false } = {}): string {
    const who = input.credentials ?? context.credentials;
    return writeAddress(
      operation,
      input,
      context.station,
      hostOf(operation),
      withKey ? keyOf(who, tokens) : {},
    );
  }

  // The only place that restores the types of an operation after untyped code.
  return {
    call: async (operation: SentOperation, input?: AnyInput) => (await exchange(operation, input)).body,
    exchange,
    open: async (operation: SentOperation, input: AnyInput = {}) =>
      send(operation, input, async (response) => response),
    ready: async () => tokens?.ready(),
    get tokens() {
      return tokens;
    },
    get baseUrl() {
      return baseUrlOf(options);
    },
    get station() {
      return context.station;
    },
    get username() {
      return typeof context.credentials === 'object' ? context.credentials.username : undefined;
    },
    addressOf,
    requestOf: prepare,
    sessionId: () => sessionIdOf(context),
    configure,
  } as Transport;
}

function baseUrlOf({ baseUrl }: TransportOptions): string {
  return baseUrl ?? globalThis.location?.origin ?? '';
}

function sessionIdOf({ station, stationName = station }: TransportContext): string {
  if (!stationName) throw new PostKitError('input', 'No station is known yet');
  return sessionId(stationName);
}

/** `username` and `api_key` of an address. */
function keyOf(who: Credentials | undefined, session: TokenSession | null): Readonly<Record<string, string>> {
  if (typeof who === 'object' && 'apiKey' in who) return { username: who.username, api_key: who.apiKey };
  const tokens = who === 'token' ? session?.tokens : null;
  return tokens ? { username: tokens.username, api_key: tokens.address_key } : {};
}

function senderOf(options: TransportOptions): Sender {
  return {
    fetch: options.fetch ?? ((...given: Parameters<typeof fetch>) => globalThis.fetch(...given)),
    retries: options.retries ?? 2,
    timeout: options.timeout ?? 60_000,
    hooks: options.hooks ?? {},
    onUnauthorized: options.onUnauthorized,
    log: levelledLog(options.logLevel, options.log),
    clock: options.clock ?? systemClock,
  };
}
