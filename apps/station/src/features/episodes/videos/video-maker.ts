import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StationContext } from '../../../context.ts';
import type { Turn } from '../../../platform/turns/turn.ts';
import type { Station } from '../../accounts/index.ts';
import type { Images } from '../../images/index.ts';
import { roomForVideo } from './video-file.ts';
import { frameSize, makeVideoFrame } from './video-frame.ts';

export interface VideoRequest {
  readonly station: Station;
  /** Key in the storage. */
  readonly to: string;
  /** Key of the audio in the storage. */
  readonly audioKey: string;
  /** Seconds. */
  readonly duration: number;
  /** Addresses of images; the first one that exists at this station is shown. */
  readonly covers: readonly string[];
  readonly signal: AbortSignal;
  readonly turn: Turn;
  /** 0 to 1. */
  onProgress(value: number): void;
}

/** Renders the video in a scratch folder and moves it to its place when it is whole. */
export async function makeVideo(
  { engine, storage, config }: StationContext,
  images: Images,
  request: VideoRequest,
) {
  const { station, to, audioKey, duration, signal, turn, onProgress } = request;
  await storage.ensureSpace(roomForVideo(duration, config.videoHeight));
  const folder = await storage.scratch();
  try {
    const size = frameSize(config.videoHeight);
    const cover = join(folder, 'frame.jpg');
    const output = join(folder, 'video.mp4');
    await images.withFirst(station, request.covers, (image) => makeVideoFrame(image, cover, size));
    const video = await storage.withLocalFile(audioKey, (audio) =>
      engine.video({ cover, audio, output, ...size }, { signal, turn, onProgress }),
    );
    await storage.adopt(output, to);
    return { ...video, height: size.height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
