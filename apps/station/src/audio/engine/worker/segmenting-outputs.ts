import { AAC_ENCODER } from './aac-encoder.ts';

const SAMPLES = 'aformat=sample_fmts=s16:sample_rates=44100';

/** Output arguments of the single pass: AAC on descriptor 1, the stereo samples that it encodes on 3. */
export function segmentingOutputs({ live }: { live: boolean }): string[] {
  const split = '[0:a:0]aresample=44100,aformat=channel_layouts=stereo,asplit=2[a][b]';
  const flush = live ? '1' : '0';
  return [
    ['-filter_complex', `${split};[b]${SAMPLES}[p]`],
    ['-map', '[a]', ...AAC_ENCODER, '-flush_packets', flush, '-f', 'adts', 'pipe:1'],
    ['-map', '[p]', '-c:a', 'pcm_s16le', '-flush_packets', flush, '-f', 's16le', 'pipe:3'],
  ].flat();
}
