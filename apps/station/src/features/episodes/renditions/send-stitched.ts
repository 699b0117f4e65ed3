import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MediaFormat } from '@postkit/sdk/schema';
import { serveSource } from '../../../platform/http/serve-file.ts';
import type { StitchedAudio } from './audio-inserts.ts';
import { renditionTypes } from './rendition-key.ts';
import type { ServedAudio, ServedCall } from './served-audio.ts';

export interface Stitching {
  readonly params: { readonly id: number; readonly format: MediaFormat };
  /** The episode's own file. */
  readonly file: { readonly bytes: number };
  readonly served: Omit<ServedAudio, 'bytes' | 'inserts' | 'sent'>;
  readonly onServed: ServedCall;
}

/** Serves a version with inserted audio, or redirects to it; caches must not share either between listeners. */
export function sendStitched(
  request: FastifyRequest,
  reply: FastifyReply,
  stitched: string | StitchedAudio,
  { params: { id, format }, file, served, onServed }: Stitching,
): FastifyReply {
  // A relative address keeps the origin and the path under which the listener reached the station.
  if (typeof stitched === 'string')
    return reply
      .header('cache-control', 'private, no-store')
      .redirect(`${id}.${format}?${versionQuery(stitched, served.token)}`, 302);
  const { version, contentOf } = stitched;
  return serveSource(
    request,
    reply,
    {
      type: renditionTypes[format],
      etag: stitched.etag,
      modifiedAt: stitched.modifiedAt,
      cacheControl: 'private, no-cache',
      onSend: (sent) =>
        onServed({
          ...served,
          bytes: stitched.size,
          inserts: { version, contentBytes: file.bytes, contentOf },
          sent,
        }),
    },
    stitched,
  );
}

function versionQuery(version: string, token: string | undefined): string {
  return new URLSearchParams({ v: version, ...(token === undefined ? {} : { token }) }).toString();
}
