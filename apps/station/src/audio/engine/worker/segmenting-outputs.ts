import { aacEncoder } from './aac-encoder.ts';

const SAMPLES = 'aformat=sample_fmts=s16:sample_rates=44100';

/**
 * Any layout as stereo at its own level. The samples are floating-point, because ffmpeg lowers a mix of whole numbers until nothing
 * can clip: by 7.7 dB for 5.1. It spreads mono at 1/√2, which the volume undoes; `nb_channels` is evaluated again when the layout of a
 * stream changes.
 */
export const STEREO = [
  'aformat=sample_fmts=fltp',
  String.raw`volume=volume=if(eq(nb_channels\,1)\,sqrt(2)\,1):precision=float`,
  'aresample=44100',
  'aformat=sample_fmts=fltp:channel_layouts=stereo',
].join();

/** Keeps the sum of several channels below full scale, without a delay. */
const LIMIT = 'alimiter=level=0:limit=1:latency=1';

/** The audio to segment. */
export interface SegmentedAudio {
  live: boolean;
  /** Number of its stream in the input; the first audio track by default. */
  stream?: number;
  /** Channels, if they are known before. */
  channels?: number;
}

/** Output arguments of the single pass: AAC on descriptor 1, the stereo samples that it encodes on 3. */
export function segmentingOutputs({ live, stream, channels = 2 }: SegmentedAudio): string[] {
  const mixed = channels > 2 ? `${STEREO},${LIMIT},aformat=sample_fmts=fltp` : STEREO;
  const flush = live ? '1' : '0';
  return [
    ['-filter_complex', `[0:${stream ?? 'a:0'}]${mixed},asplit=2[a][b];[b]${SAMPLES}[p]`],
    ['-map', '[a]', ...aacEncoder({ live }), '-flush_packets', flush, '-f', 'adts', 'pipe:1'],
    ['-map', '[p]', '-c:a', 'pcm_s16le', '-flush_packets', flush, '-f', 's16le', 'pipe:3'],
  ].flat();
}
