import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFormat } from '@postkit/sdk/schema';
import type { AudioLevels, EpisodePart, Leveling } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Turn } from '../../../platform/turns/turn.ts';

/** A file that was rendered from audio parts. */
export interface RenderedFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Seconds. */
  readonly duration: number;
  /** Levels of the audio; absent if it is as it was. */
  readonly levels?: AudioLevels;
}

export interface RenderRequest {
  readonly parts: readonly EpisodePart[];
  readonly format: MediaFormat;
  /** kb/s of an mp3; AAC is copied from the archive. */
  readonly bitrate: number;
  readonly leveling: Leveling | null;
  /** Key in the storage. */
  readonly to: string;
  readonly signal: AbortSignal;
  readonly turn: Turn;
  /** 0 to 1. */
  onProgress?(value: number): void;
}

/** Renders the file in a scratch folder and moves it to its place when it is whole. */
export async function renderFile(
  { archive, engine, storage }: StationContext,
  request: RenderRequest,
): Promise<RenderedFile> {
  const { parts, format, bitrate, leveling, to, signal, turn, onProgress } = request;
  const folder = await storage.scratch();
  try {
    const output = join(folder, `sound.${format}`);
    const rendered = await engine.render(
      { archive, parts, output, format, mp3: { bitrate }, leveling },
      { signal, turn, ...(onProgress ? { onProgress } : {}) },
    );
    await storage.adopt(output, to);
    const { bytes, sha256, duration_ms, levels } = rendered;
    return { bytes, sha256, duration: duration_ms / 1000, ...(levels && { levels }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An upper bound of the bytes that audio takes as mp3 and aac together. */
export function estimateBytes(seconds: number, bitrate: number): number {
  return Math.ceil((seconds + 1) * ((bitrate + 160) * 125));
}
