import type { Mp3Options } from '../media-jobs.ts';

/** The factors by which LAME lowers what it encodes, below a bit rate in kb/s, so that less of it clips. */
const SCALES = [
  [192, 0.95],
  [224, 0.97],
  [256, 0.98],
] as const;

/** LAME settings of a constant bit rate, at the level of the input. Level 5 costs two thirds of the default and measures the same at 128 kb/s. */
export function mp3Encoder({ bitrate = 128, title, artist }: Mp3Options): string[] {
  const scale = SCALES.find(([below]) => bitrate < below)?.[1] ?? 1;
  return [
    '-af',
    `volume=${1 / scale}:precision=float`,
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${bitrate}k`,
    '-compression_level',
    '5',
    '-map_metadata',
    '-1',
    '-id3v2_version',
    '3',
    ...tag('title', title),
    ...tag('artist', artist),
  ];
}

function tag(name: string, value: string | undefined): string[] {
  // An argument cannot hold a NUL, and a tag longer than 1,000 characters is a mistake.
  const text = value?.replaceAll('\0', '').slice(0, 1000);
  return text ? ['-metadata', `${name}=${text}`] : [];
}
