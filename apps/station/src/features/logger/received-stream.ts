import { isIP } from 'node:net';
import { privateRefusal } from '../../platform/fetch/address-problem.ts';
import { isPublicAddress } from '../../platform/fetch/refuse-address.ts';

/** The rules of the operator: whether private addresses are allowed, and the UDP ports that the recorder may receive on. */
export interface StreamRules {
  readonly allowPrivate: boolean;
  readonly ports: readonly number[];
}

/** An SRT or RTP address in its parts. */
export interface ReceivedStream {
  readonly kind: 'srt' | 'rtp';
  readonly host: string;
  readonly port: number;
  /** Whether the recorder opens the port and waits for the sender. */
  readonly listens: boolean;
  readonly options: URLSearchParams;
}

const srtOptions = ['mode', 'streamid', 'passphrase', 'latency'];
const rtpOptions = ['payload', 'codec', 'fmtp'];
/** Payload types of RTP with a fixed codec. */
const fixedPayloads = [0, 3, 8, 9, 10, 11, 14, 33];
const leastPort = 1024;
/** Hosts that mean every address of the machine. */
const anyHost = ['0.0.0.0', '::'];

/** The parts of an SRT or RTP address; null for others. */
export function readReceivedStream(address: string): ReceivedStream | null {
  const url = URL.parse(address);
  const kind = url?.protocol === 'srt:' ? 'srt' : url?.protocol === 'rtp:' ? 'rtp' : null;
  if (!url || kind === null) return null;
  const { searchParams: options } = url;
  const listens = kind === 'rtp' || options.get('mode') === 'listener';
  return { kind, host: url.hostname.replaceAll(/^\[|\]$/g, ''), port: Number(url.port), listens, options };
}

/** The reason why an SRT or RTP stream cannot be received; null if there is none. Does not resolve host names. */
export function receivedStreamProblem(
  stream: ReceivedStream,
  { allowPrivate, ports }: StreamRules,
): string | null {
  const { host, port, listens, options } = stream;
  if (port < leastPort) return 'Enter an address with a port above 1023.';
  const unknown = [...options.keys()].find(
    (name) => !(stream.kind === 'srt' ? srtOptions : rtpOptions).includes(name),
  );
  if (unknown !== undefined) return `Remove “${unknown}” from the address; the recorder does not know it.`;
  if ([...options.values()].some((value) => !/^[\x20-\x7e]*$/.test(value)))
    return 'Enter an address with printable ASCII characters only.';
  const problem = stream.kind === 'srt' ? srtProblem(options) : rtpProblem(options);
  if (problem !== null) return problem;
  if (listens && isIP(host) === 0) return 'Enter the IP address to receive on, for example 0.0.0.0.';
  if (listens) return ports.includes(port) ? null : portRefusal(ports);
  return !allowPrivate && isIP(host) !== 0 && !isPublicAddress(host) ? privateRefusal : null;
}

/** Whether two streams receive on the same port of the machine, which only one of them can. RTP also takes the next port, for RTCP. */
export function sharesPort(one: ReceivedStream, other: ReceivedStream): boolean {
  if (!one.listens || !other.listens) return false;
  const isSameHost = one.host === other.host || [one.host, other.host].some((host) => anyHost.includes(host));
  return isSameHost && one.port <= lastPort(other) && other.port <= lastPort(one);
}

function lastPort({ kind, port }: ReceivedStream): number {
  return kind === 'rtp' ? port + 1 : port;
}

function srtProblem(options: URLSearchParams): string | null {
  const { mode, passphrase, latency } = Object.fromEntries(options);
  if (mode !== undefined && mode !== 'caller' && mode !== 'listener')
    return 'Enter mode=caller or mode=listener.';
  if (passphrase !== undefined && (passphrase.length < 10 || passphrase.length > 79))
    return 'Enter a passphrase of 10 to 79 characters.';
  if (latency !== undefined && !/^\d{1,5}$/.test(latency)) return 'Enter the latency in milliseconds.';
  return null;
}

function rtpProblem(options: URLSearchParams): string | null {
  const { payload = '', codec } = Object.fromEntries(options);
  if (!/^\d{1,3}$/.test(payload) || Number(payload) > 127)
    return 'Enter the payload type, for example payload=97.';
  if (codec === undefined)
    return fixedPayloads.includes(Number(payload)) ? null : 'Enter the codec, for example codec=L24/48000/2.';
  return /^[\w.-]+\/\d{4,6}(?:\/\d{1,2})?$/.test(codec)
    ? null
    : 'Enter the codec as in an SDP, for example codec=L24/48000/2.';
}

function portRefusal(ports: readonly number[]): string {
  if (ports.length === 0)
    return 'This station receives on no UDP port. Start it with POSTKIT_STREAM_PORTS=9000-9009, for example.';
  return `Enter a port that this station may receive on: ${ports.join(', ')}.`;
}
