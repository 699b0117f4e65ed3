import type { Operation } from '../schema/operation.ts';
import { hostAddress } from './address.ts';
import type { HostName, Hosts } from './address.ts';
import type { AnswerOf, CallInput, InputArgument } from './call-input.ts';
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
import { readAnswer } from './read-response.ts';
import { sendWithRetries } from './send-with-retries.ts';
import { sessionId } from './session-id.ts';

/** What is known from the start, or only once somebody has signed in and read the settings. */
export interface TransportContext {
  /** The station's slug, which fills `{station}` where a call does not name one. */
  readonly station?: string | undefined;
  /** The station's name as the settings give it: the session id is made of it. The slug stands in until it is known. */
  readonly stationName?: string | undefined;
  /** `'cookie'` unless given. */
  readonly credentials?: Credentials | undefined;
  /** Where calls of a kind go; the base address for what is not named. */
  readonly hosts?: Hosts | undefined;
}

export interface TransportOptions extends TransportContext {
  /** Address of the station server. In a browser the page's own origin unless given. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Headers that go with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Tries after the first: 2 unless given, 5 at most. Only what may be sent twice is. */
  readonly retries?: number | undefined;
  /** Milliseconds that one try may take: 60,000 unless given, 0 for no end. An upload that tells its progress has this long between two steps. */
  readonly timeout?: number | undefined;
  /** Checks every answer against its schema, not only those that the schema reshapes. */
  readonly validate?: boolean | undefined;
  readonly hooks?: Hooks | undefined;
  /** Told of every 401, except that of a wrong password. */
  readonly onUnauthorized?: ((error: HttpError) => void) | undefined;
  readonly log?: Log | undefined;
  /** `'warn'` unless given. */
  readonly logLevel?: LogLevel | undefined;
  readonly clock?: Clock | undefined;
}

/** An answer together with how it came. */
export interface Exchange<Answer> {
  readonly answer: Answer;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** Makes the calls of the operation table. It knows no domain: what a call looks like comes with the operation. */
export interface Transport {
  /**
   * Makes a call and gives its answer.
   * @throws HttpError, TimeoutError, NetworkError, AbortError, AnswerError
   */
  call<Op extends Operation>(operation: Op, ...input: InputArgument<Op>): Promise<AnswerOf<Op>>;
  /** The same, with the status and the headers of the answer. */
  exchange<Op extends Operation>(operation: Op, ...input: InputArgument<Op>): Promise<Exchange<AnswerOf<Op>>>;
  /** Makes a call whose answer is bytes, a redirect or a stream. The time limit ends with the headers; the body is the caller's to read. */
  open<Op extends Operation>(operation: Op, ...input: InputArgument<Op>): Promise<Response>;
  /**
   * The address that a browser opens by itself: a link, a download, an `<audio>` source.
   * `withKey` adds `username` and `api_key` where the caller has a key; such an address is a secret.
   */
  addressOf<Op extends Operation>(operation: Op, input: CallInput<Op>, options?: { withKey?: boolean }): string;
  /** The request that `open` would send, for who sends it otherwise: the live channel. */
  requestOf<Op extends Operation>(operation: Op, input: CallInput<Op>): PreparedRequest;
  /** The id of the station's session; throws while no station is known. */
  sessionId(): string;
  /** Takes over what has become known. What is not named stays. */
  configure(context: TransportContext): void;
}

export function createTransport(options: TransportOptions = {}): Transport {
  const sender = {
    fetch: options.fetch ?? ((...given: Parameters<typeof fetch>) => globalThis.fetch(...given)),
    retries: options.retries ?? 2,
    timeout: options.timeout ?? 60_000,
    hooks: options.hooks ?? {},
    onUnauthorized: options.onUnauthorized,
    log: levelledLog(options.logLevel, options.log),
    clock: options.clock ?? systemClock,
  };
  const baseUrl = options.baseUrl ?? globalThis.location?.origin;
  if (!baseUrl) throw new PostKitError('input', 'Outside a browser the server needs a baseUrl');
  let context: TransportContext = {};
  let addresses: Readonly<Record<HostName, string>>;
  configure(options);

  function configure(given: TransportContext): void {
    context = {
      station: given.station ?? context.station,
      stationName: given.stationName ?? context.stationName,
      credentials: given.credentials ?? context.credentials,
      hosts: { ...context.hosts, ...given.hosts },
    };
    const address = (host: HostName) => hostAddress(context.hosts?.[host] || undefined, baseUrl);
    addresses = {
      api: address('api'),
      media: address('media'),
      progress: address('progress'),
      events: address('events'),
      imports: address('imports'),
    };
  }

  function prepare(operation: Operation, input: AnyInput): PreparedRequest {
    const { credentials = 'cookie', station, stationName } = context;
    const caller = { credentials, station, stationName, headers: options.headers };
    return prepareRequest(operation, input, caller, addresses[operation.host ?? 'api']);
  }

  async function exchange(operation: Operation, input: AnyInput = {}): Promise<Exchange<unknown>> {
    return sendWithRetries(sender, operation, prepare(operation, input), input, async (response) => {
      if (response.status !== operation.success && response.ok) {
        sender.log({ level: 'warn', message: `expected status ${operation.success}`, operation: operation.id, status: response.status });
      }
      return {
        answer: await readAnswer(operation, response, options.validate ?? false),
        status: response.status,
        headers: response.headers,
        requestId: response.headers.get('X-Request-Id') ?? undefined,
      };
    });
  }

  function addressOf(operation: Operation, input: AnyInput, { withKey = false } = {}): string {
    const who = input.credentials ?? context.credentials;
    const key = withKey && typeof who === 'object' && 'apiKey' in who ? { username: who.username, api_key: who.apiKey } : {};
    return writeAddress(operation, input, context.station, addresses[operation.host ?? 'api'], key);
  }

  // The one place where an operation's types are put back on what went through type-free.
  return {
    call: async (operation: Operation, input?: AnyInput) => (await exchange(operation, input)).answer,
    exchange,
    open: async (operation: Operation, input: AnyInput = {}) =>
      sendWithRetries(sender, operation, prepare(operation, input), input, async (response) => response),
    addressOf,
    requestOf: prepare,
    sessionId() {
      const name = context.stationName ?? context.station;
      if (!name) throw new PostKitError('input', 'No station is known yet');
      return sessionId(name);
    },
    configure,
  } as Transport;
}
