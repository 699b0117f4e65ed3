import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { AudioError, type ReceiveInput } from '../../audio/index.ts';
import { isPublicAddress } from '../../platform/fetch/refuse-address.ts';
import { type ReceivedStream, receivedStreamProblem, type StreamRules } from './received-stream.ts';

const srtLatencyMs = 500;

/**
 * Describes an SRT or RTP stream for the recorder, with the checked address instead of its name.
 * @param passphrase of SRT; empty for none
 * @throws stream_unavailable if the operator's rules refuse it
 */
export async function receiveStream(
  stream: ReceivedStream,
  passphrase: string,
  rules: StreamRules,
): Promise<ReceiveInput> {
  // The rules may have changed since the address was saved.
  const problem = receivedStreamProblem(stream, rules);
  if (problem !== null) throw new AudioError('stream_unavailable', problem);
  if (stream.kind === 'rtp') return { kind: 'rtp', description: sdpOf(stream) };
  const host = stream.listens ? stream.host : await checkedAddress(stream.host, rules.allowPrivate);
  return { kind: 'srt', description: scriptOf(stream, host, passphrase) };
}

async function checkedAddress(host: string, allowPrivate: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch((error: unknown) => {
    throw new AudioError('stream_unavailable', 'the sender could not be found', { cause: error });
  });
  const allowed = found.find(({ address }) => allowPrivate || isPublicAddress(address));
  if (!allowed) throw new AudioError('stream_unavailable', 'the sender has a private address only');
  return allowed.address;
}

/** An ffconcat script with one address and its options. */
function scriptOf({ port, listens, options }: ReceivedStream, host: string, passphrase: string): string {
  const latency = 1000 * Number(options.get('latency') ?? srtLatencyMs);
  const streamid = options.get('streamid');
  const lines = [
    'ffconcat version 1.0',
    `file 'srt://${bracketed(host)}:${port}'`,
    `option mode ${listens ? 'listener' : 'caller'}`,
    `option latency ${latency}`,
    'option format_whitelist mpegts',
    ...(streamid ? [`option streamid ${quoted(streamid)}`] : []),
    ...(passphrase ? [`option passphrase ${quoted(passphrase)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function sdpOf({ host, port, options }: ReceivedStream): string {
  const payload = options.get('payload');
  const [codec, fmtp] = [options.get('codec'), options.get('fmtp')];
  const lines = [
    'v=0',
    `c=IN ${isIPv6(host) ? 'IP6' : 'IP4'} ${host}`,
    't=0 0',
    `m=audio ${port} RTP/AVP ${payload}`,
    ...(codec ? [`a=rtpmap:${payload} ${codec}`] : []),
    ...(fmtp ? [`a=fmtp:${payload} ${fmtp}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const bracketed = (host: string) => (isIPv6(host) ? `[${host}]` : host);
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
