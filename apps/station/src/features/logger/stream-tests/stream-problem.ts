import type { StreamProblem } from '@postkit/sdk/schema';
import { isAudioError, PlaylistError } from '../../../audio/index.ts';
import { privateRefusal } from '../../../platform/fetch/address-problem.ts';
import { finalRefusal } from '../../../platform/fetch/final-refusal.ts';
import { isPrivateRefusal, recordingFault } from '../recording-fault.ts';
import type { ResponseWatch } from './response-watch.ts';

type Code = StreamProblem['code'];

const messages: Readonly<Record<Exclude<Code, 'address' | 'failed' | 'redirect'>, string>> = {
  private_address: privateRefusal,
  host_unknown: 'There is no server with this name. Check the spelling of the address.',
  refused:
    'The server is there, but nothing listens on this port. Check the port, and that the stream is on.',
  unreachable:
    'The server cannot be reached, or closed the connection. Check the address, and that the stream is on.',
  timeout:
    'The server does not respond. Check the address and the port, and whether a firewall is in between.',
  certificate:
    'No safe connection: the certificate of the server is not valid for this address. Have it renewed, or try http://.',
  credentials:
    'The stream asks for a user name and password, or they are wrong. Enter http://user:password@host/stream.',
  forbidden: 'The server does not let this station listen (403). Ask its operator to allow it.',
  not_found: 'The server has no stream under this path. Check the path, and that the stream is on.',
  server_error: 'The server has a problem of its own. Try again later, or ask its operator.',
  web_page: 'This is a web page, not a stream. Look for the address of the stream itself in its player.',
  playlist: 'This is a playlist file, and none of its addresses leads to a stream that can be recorded.',
  ended_playlist: 'This HLS playlist has ended; it is not that of a live stream.',
  unsupported:
    'There is no audio that can be recorded at this address. The recorder reads mp3, AAC, Ogg, MPEG-TS, WebM, HLS, SRT and RTP.',
  port_taken:
    'Another program receives on this port, which may be the log itself. Stop it first, or choose another port.',
  no_audio: 'This stream has no audio, only pictures or data. Choose one with audio.',
  no_data: 'The connection works, but no audio arrives. Check that the sender is on.',
};

/** Codes of Node and its HTTP client. */
const codes: Readonly<Record<string, Code>> = {
  ENOTFOUND: 'host_unknown',
  EAI_AGAIN: 'host_unknown',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'unreachable',
  UND_ERR_SOCKET: 'unreachable',
};

const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/;

/** Messages of the recorder's connections. */
const recorderMessages: readonly (readonly [RegExp, Code])[] = [
  [/passphrase is wrong/, 'credentials'],
  [/another program receives/, 'port_taken'],
  [/sender could not be found/, 'host_unknown'],
  [/sender could not be reached/, 'unreachable'],
  [/sender sends nothing|before any audio/, 'no_data'],
  [/playlist has ended/, 'ended_playlist'],
  [/no audio$/, 'no_audio'],
];

export function problem(code: Code, message: string, details: Partial<StreamProblem> = {}): StreamProblem {
  return { code, message, status: null, use: null, ...details };
}

/** Why a stream could not be heard, from the recorder's error and what its server responded. */
export function streamProblem(error: unknown, watch: ResponseWatch): StreamProblem {
  const { status } = watch;
  if (error instanceof PlaylistError)
    return problem('playlist', messages.playlist, { status, use: error.entries[0] ?? null });
  const code = codeOf(error, watch);
  if (code !== 'failed') return problem(code, messages[code], { status });
  const refusal = finalRefusal(error);
  if (refusal !== null) return problem('redirect', refusal, { status });
  return problem('failed', isAudioError(error) ? recordingFault(error) : 'The stream could not be read.', {
    status,
  });
}

function codeOf(error: unknown, watch: ResponseWatch): keyof typeof messages | 'failed' {
  if (isPrivateRefusal(error)) return 'private_address';
  const code = connectionCode(error) ?? statusCode(watch.status) ?? contentCode(error, watch) ?? 'failed';
  return code === 'address' || code === 'redirect' ? 'failed' : code;
}

function connectionCode(error: unknown): Code | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code !== 'string') continue;
    if (codes[code]) return codes[code];
    if (certificateCode.test(code)) return 'certificate';
  }
  return undefined;
}

function statusCode(status: number | null): Code | undefined {
  if (status === null || status < 400) return undefined;
  if (status === 401 || status === 407) return 'credentials';
  if (status === 403) return 'forbidden';
  return status === 404 || status === 410 ? 'not_found' : 'server_error';
}

function contentCode(error: unknown, { status, contentType, text }: ResponseWatch): Code | undefined {
  if (/^text\/html/i.test(contentType) || /<html[\s>]/i.test(text)) return 'web_page';
  if (!isAudioError(error)) return undefined;
  if (error.code === 'not_audio') return 'no_audio';
  if (error.code === 'audio_unsupported') return 'unsupported';
  const known = recorderMessages.find(([pattern]) => pattern.test(error.message))?.[1];
  if (known) return known;
  return isTimeout(error) ? (status === null ? 'timeout' : 'no_data') : undefined;
}

/** Whether a connection ended because nothing arrived for too long. */
function isTimeout(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'AbortError' || at.name === 'TimeoutError' || isAudioError(at, 'cancelled')) return true;
  }
  return false;
}
