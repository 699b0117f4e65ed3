import type { ProofFault } from './proof-results.ts';

/** An enclosure as the feed announces it. */
export interface AnnouncedFile {
  readonly url: string;
  readonly type: string;
  /** Bytes; null if the feed has none. */
  readonly length: number | null;
  /** Seconds; null if the feed has none. */
  readonly duration: number | null;
}

/** A response to a request for a part of a file. */
export interface RangeResponse {
  readonly status: number;
  readonly contentRange: string | null;
  readonly bytes: number;
}

/** Bytes that the range check requests from the start of the file. */
export const rangeBytes = 1024;

/** Seconds by which the announced duration may differ from that of the file: feeds have whole seconds. */
const tolerance = 2;

const proxyFix =
  'Let the reverse proxy or CDN in front of the station pass requests with their Range header and responses unchanged.';

export function headFault(status: number): ProofFault | null {
  if (status === 200) return null;
  const fix =
    status === 404 || status === 410
      ? 'Save the episode again, so that its audio is created.'
      : 'Let the reverse proxy or CDN in front of the station pass HEAD requests without a password or a redirect to another page.';
  return { message: `The audio file responds to HEAD with status ${status} instead of 200.`, fix };
}

export function rangeFault(
  { status, contentRange, bytes }: RangeResponse,
  total: number | null,
): ProofFault | null {
  if (status !== 206)
    return {
      message: `A request for the first bytes of the audio gets status ${status} instead of 206.`,
      fix: proxyFix,
    };
  const wanted = Math.min(rangeBytes, total ?? rangeBytes);
  const [, start, end] = /^bytes (\d+)-(\d+)\/(?:\d+|\*)$/.exec(contentRange ?? '') ?? [];
  if (start === '0' && Number(end) === wanted - 1 && bytes === wanted) return null;
  const got = contentRange === null ? 'no Content-Range' : `Content-Range “${contentRange}”`;
  return {
    message: `A request for the first ${wanted} bytes of the audio gets ${bytes} bytes with ${got}.`,
    fix: proxyFix,
  };
}

/** @param served Bytes of the file as HEAD, the range and the whole download gave them; null where they gave none. */
export function lengthFault(announced: number | null, served: readonly (number | null)[]): ProofFault | null {
  if (announced === null)
    return { message: 'The feed gives no length of the audio.', fix: 'Save the episode again.' };
  const other = served.find((bytes) => bytes !== null && bytes !== announced);
  if (other === undefined || other === null) return null;
  return {
    message: `The audio has ${other} bytes, but the feed says ${announced}.`,
    fix: 'Purge the cache of the CDN in front of the station, which serves an older file or an older feed.',
  };
}

export function typeFault(announced: string, served: string | null): ProofFault | null {
  const type = (served ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === announced.toLowerCase()) return null;
  const got = type === '' ? 'without a type' : `as ${type}`;
  return { message: `The audio is served ${got}, but the feed says ${announced}.`, fix: proxyFix };
}

/** @param served Seconds of the file that was fetched; null if it cannot be read */
export function durationFault(announced: number | null, served: number | null): ProofFault | null {
  if (served === null) return { message: 'The fetched file is not readable as audio.', fix: proxyFix };
  if (announced !== null && Math.abs(announced - served) <= tolerance) return null;
  const says = announced === null ? 'gives no duration' : `says ${Math.round(announced)}`;
  return {
    message: `The audio lasts ${Math.round(served)} seconds, but the feed ${says}.`,
    fix: 'Purge the cache of the CDN in front of the station; if that does not help, save the episode again.',
  };
}
