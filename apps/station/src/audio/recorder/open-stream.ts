import type { AudioEngine } from '../engine/create-engine.ts';
import type { ReceiveInput } from '../engine/media-jobs.ts';
import type { HlsPosition } from './hls/hls-position.ts';
import type { LiveSource } from './live-source.ts';
import { openLiveSource } from './open-live-source.ts';
import { receivedSource } from './received-source.ts';

/** An address and how to request it. */
export interface StreamAddress {
  url: string;
  fetch?: typeof fetch;
  /** Checks the address of an SRT or RTP stream, and describes how to receive it. */
  receive?: (() => Promise<ReceiveInput>) | undefined;
  /** The encoding of titles that name none, by the user's setting; null, the default, to find it out. */
  charset?: string | null;
}

interface OpenOptions {
  readonly engine: AudioEngine;
  readonly signal: AbortSignal;
  /** Milliseconds without data after which the connection is closed. */
  readonly idleMs: number;
  readonly position: HlsPosition;
}

/** Opens a live stream of any kind. */
export async function openStream(
  { url, fetch: request = fetch, receive, charset = null }: StreamAddress,
  options: OpenOptions,
): Promise<LiveSource> {
  if (receive) return receivedSource({ ...options, input: await receive() });
  return openLiveSource({ ...options, url, fetch: request, charset });
}
