import { writeFile } from 'node:fs/promises';
import type { ClipVideoInput, FinishedVideo } from '../media-jobs.ts';
import { digestFile } from './digest-file.ts';
import { UNTRUSTED_INPUT, wallLimit } from './input-limits.ts';
import type { JobContext } from './job-context.ts';
import { checkExit, startFfmpeg } from './start-ffmpeg.ts';
import { followProgress, pictureFormat } from './video-job.ts';
import { barsPerSecond, barStep, peaksOf, waveStrip } from './wave-strip.ts';
import { writeThenRename } from './write-then-rename.ts';

const frameRate = 30;
const peakRate = 8000;
/** Seconds; a cut in the middle of a sound would click. */
const edgeFade = 0.015;
/** A configuration without fonts: a server's own fonts would make the picture of a clip depend on the server. */
const noFonts =
  '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig></fontconfig>\n';

type Context = JobContext<'clipVideo'>;

/** H.264 and AAC in an mp4 that can play before it is fully loaded, as social platforms take it. */
export async function clipVideoJob(input: ClipVideoInput, context: Context): Promise<FinishedVideo> {
  const picture = await pictureFormat(input.picture);
  const strip = waveStrip(peaksOf(await samplesOf(input, context), 2 * peakRate), input.wave.height);
  const stripFile = `${input.output}.wave`;
  await writeFile(stripFile, strip.pixels);
  const fontsFile = `${input.output}.fonts.conf`;
  await writeFile(fontsFile, noFonts);
  return writeThenRename(input.output, async (part) => {
    const sources = [
      ['-protocol_whitelist', 'file', '-f', picture, '-i', `file:${input.picture}`],
      [
        '-f',
        'rawvideo',
        '-pixel_format',
        'gray',
        '-video_size',
        `${strip.width}x${strip.height}`,
        '-i',
        `file:${stripFile}`,
      ],
      audioSource(input),
    ].flat();
    const run = startFfmpeg({
      ffmpeg: context.ffmpeg,
      args: [
        '-v',
        'error',
        '-nostdin',
        '-progress',
        'pipe:1',
        ...sources,
        ...outputArguments(input),
        '-y',
        `file:${part}`,
      ],
      signal: context.signal,
      // Drawing takes longer than the audio plays.
      wallMs: 5 * wallLimit(input.seconds * 1000),
      env: { FONTCONFIG_FILE: fontsFile },
    });
    run.extra.resume();
    try {
      await followProgress(run, input.seconds * 1000, context);
      checkExit(await run.exit, context.signal);
      return await digestFile(part);
    } finally {
      run.kill();
    }
  });
}

function audioSource({ audio, from, seconds }: ClipVideoInput): string[] {
  return [...UNTRUSTED_INPUT, '-ss', String(from), '-t', String(seconds), '-i', `file:${audio}`];
}

/** Both channels of the part that is shown, interleaved: a mix would hide audio in opposite phase. At most 90 s are 2.9 MB. */
async function samplesOf(input: ClipVideoInput, context: Context): Promise<Int16Array> {
  const format = ['-map', '0:a:0', '-ac', '2', '-ar', String(peakRate), '-f', 's16le', 'pipe:1'];
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: ['-v', 'error', '-nostdin', ...audioSource(input), ...format],
    signal: context.signal,
    wallMs: wallLimit(input.seconds * 1000),
  });
  run.extra.resume();
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of run.stdout) chunks.push(chunk);
    checkExit(await run.exit, context.signal);
    const bytes = Buffer.concat(chunks);
    return new Int16Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 2 * Math.floor(bytes.length / 2)),
    );
  } finally {
    run.kill();
  }
}

function outputArguments(input: ClipVideoInput): string[] {
  const { seconds, size } = input;
  const fades = `afade=t=in:d=${edgeFade},afade=t=out:st=${Math.max(0, seconds - edgeFade)}:d=${edgeFade},aresample=48000`;
  return [
    ['-filter_complex', `${pictureGraph(input)};[2:a]${fades}[a]`, '-map', '[v]', '-map', '[a]'],
    ['-t', String(seconds), '-r', String(frameRate), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21'],
    [
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-g',
      String(2 * frameRate),
      '-s',
      `${size.width}x${size.height}`,
    ],
    [
      '-c:a',
      'aac',
      '-b:a',
      '160k',
      '-ac',
      '2',
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
    ],
  ].flat();
}

/** The whole wave pale, and once more in colour up to the playhead in the middle. */
function pictureGraph({
  size: { width, height },
  wave,
  color,
  text,
  fonts,
  seconds,
}: ClipVideoInput): string {
  const middle = width / 2;
  const x = `${middle}-t*${barStep * barsPerSecond}`;
  const still = (name: string) => `loop=loop=-1:size=1:start=0,setpts=N/${frameRate}/TB[${name}]`;
  const tint = (hex: string, name: string) =>
    `[${name}m]format=gray,split[${name}a][${name}b];[${name}a]format=rgb24,lutrgb=${lut(hex)}[${name}c];[${name}c][${name}b]alphamerge,${still(name)}`;
  return [
    `[0:v]scale=${width}:${height},format=yuv420p,${still('bg')}`,
    `[1:v]split[pm][cm]`,
    tint('#ffffff', 'p').replace(`alphamerge,`, 'alphamerge,colorchannelmixer=aa=0.35,'),
    tint(color, 'c'),
    `color=c=black@0:s=${middle}x${wave.height}:r=${frameRate}:d=${seconds},format=rgba[half]`,
    `[half][c]overlay=x='${x}':y=0:format=rgb:shortest=1[played]`,
    // Under the colour, the pale wave would shine through the edges of the bars.
    `[bg][p]overlay=x='${x}':y=${wave.top}[pale]`,
    `[pale][played]overlay=x=0:y=${wave.top}:shortest=1[waves]`,
    `[waves]drawbox=x=${middle - 2}:y=${wave.top - 16}:w=4:h=${wave.height + 32}:color=white:t=fill[head]`,
    `[head]ass=filename=${optionValue(text)}:fontsdir=${optionValue(fonts)}[v]`,
  ].join(';');
}

function lut(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `r=${red}:g=${green}:b=${blue}`;
}

/** A path as the value of an option in a filter graph: escaped for the option, then for the graph. */
function optionValue(path: string): string {
  return path.replaceAll(/[\\':]/g, String.raw`\$&`).replaceAll(/[\\'[\],;]/g, String.raw`\$&`);
}
