import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFormat } from '@postkit/sdk/schema';
import type { EpisodePart } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Turn } from '../../../platform/turns/turn.ts';

/** A file that was rendered from audio parts. */
export interface RenderedFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Seconds. */
  readonly duration: number;
}

export interface RenderRequest {
  readonly parts: readonly EpisodePart[];
  readonly format: MediaFormat;
  /** kb/s of an mp3; AAC is copied from the archive. */
  readonly bitrate: number;
  /** Key in the storage. */
  readonly to: string;
  readonly signal: AbortSignal;
  readonly turn: Turn;
  /** 0 to 1. */
  onProgress?(value: number): void;
}

/** Renders the file in a scratch folder and moves it to its place when it is whole. */
export async function renderFile({ engine, storage, config }: StationContext, request: RenderRequest): Promise<RenderedFile> {
  const { parts, format, bitrate, to, signal, turn, onProgress } = request;
  const folder = await storage.scratch();
  try {
    const output = join(folder, `sound.${format}`);
    const rendered = await engine.render(
      { root: join(config.dataDir, 'archive'), parts, output, format, mp3: { bitrate } },
      { signal, turn, ...(onProgress ? { onProgress } : {}) },
    );
    await storage.adopt(output, to);
    return { bytes: rendered.bytes, sha256: rendered.sha256, duration: rendered.duration_ms / 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An upper bound of the bytes that audio takes as mp3 and aac together. */
export function estimateBytes(seconds: number, bitrate: number): number {
  return Math.ceil((seconds + 1) * ((bitrate + 160) * 125));
}
