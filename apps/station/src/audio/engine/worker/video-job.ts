import { open } from 'node:fs/promises';
import { AudioError } from '../../audio-error.ts';
import type { FinishedVideo, VideoInput } from '../media-jobs.ts';
import { digestFile } from './digest-file.ts';
import { UNTRUSTED_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { probeFile } from './probe-job.ts';
import { checkExit, startFfmpeg, type RunningFfmpeg } from './start-ffmpeg.ts';
import { writeThenRename } from './write-then-rename.ts';

const FRAME_RATE = 25;

/** Draws a waveform over a still picture, as H.264 and AAC in an mp4 that can play before it is fully loaded. */
export async function videoJob(input: VideoInput, context: JobContext<'video'>): Promise<FinishedVideo> {
  const picture = await pictureFormat(input.cover);
  const audio = await probeFile(input.audio, context);
  const durationMs = audio.estimated_ms ?? 0;
  return writeThenRename(input.output, async (part) => {
    const run = startFfmpeg({
      ffmpeg: context.ffmpeg,
      args: [
        '-v',
        'error',
        '-nostdin',
        '-progress',
        'pipe:1',
        ...videoArguments(input, picture, audio.codec),
        '-y',
        `file:${part}`,
      ],
      signal: context.signal,
      wallMs: wallLimit(durationMs),
    });
    run.extra.resume();
    try {
      await followProgress(run, durationMs, context);
      checkExit(await run.exit, context.signal);
      return await digestFile(part);
    } finally {
      run.kill();
    }
  });
}

function videoArguments(input: VideoInput, picture: string, codec: string): string[] {
  const width = even(input.width ?? 1280);
  const height = even(input.height ?? 720);
  const waveHeight = even(height / 4);
  const color = /^#[0-9a-f]{6}$/i.test(input.color ?? '') ? `0x${input.color?.slice(1)}` : 'white';
  const size = `${width}:${height}`;
  const graph = [
    // Scaled once and then repeated: `-loop 1` would scale the cover again for every frame.
    `[0:v]scale=${size}:force_original_aspect_ratio=increase,crop=${size},format=yuv420p,loop=loop=-1:size=1:start=0,setpts=N/${FRAME_RATE}/TB[bg]`,
    `[1:a]showwaves=s=${width}x${waveHeight}:mode=cline:rate=${FRAME_RATE}:colors=${color}:draw=full:scale=sqrt,format=yuva420p[w]`,
    `[bg][w]overlay=0:${height - waveHeight - even(height / 18)}:shortest=1[v]`,
  ];
  return [
    [
      '-protocol_whitelist',
      'file',
      '-f',
      picture,
      '-i',
      `file:${input.cover}`,
      ...UNTRUSTED_INPUT,
      '-i',
      `file:${input.audio}`,
    ],
    ['-filter_complex', graph.join(';'), '-map', '[v]', '-map', '1:a:0', '-r', String(FRAME_RATE)],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'stillimage', '-crf', '23'],
    codec === 'aac' ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k'],
    ['-shortest', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4'],
  ].flat();
}

export async function followProgress(
  run: RunningFfmpeg,
  durationMs: number,
  context: Pick<JobContext<'video'>, 'progress'>,
): Promise<void> {
  for await (const chunk of run.stdout) {
    const micros = /out_time_us=(\d+)/.exec(String(chunk))?.[1];
    if (micros && durationMs > 0) context.progress(Math.min(0.99, Number(micros) / 1000 / durationMs));
  }
}

/** The demuxer that reads only this kind of picture, chosen by the file's first bytes and never by its name. */
export async function pictureFormat(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (buffer.readUInt16BE(0) === 0xffd8) return 'jpeg_pipe';
    if (buffer.readUInt32BE(0) === 0x89504e47) return 'png_pipe';
  } finally {
    await file.close();
  }
  throw new AudioError('audio_unsupported', 'the cover must be JPEG or PNG');
}

function even(length: number): number {
  return 2 * Math.round(length / 2);
}
