import { AAC_ENCODER } from './aac-encoder.ts';

const LOUDNESS = 'ebur128=peak=true:framelog=verbose,';
const MONO = 'pan=mono|c0=.5*c0+.5*c1,aformat=sample_fmts=s16:sample_rates=44100';

/** Output arguments of the single pass: AAC on descriptor 1, mono samples on 3, loudness on stderr (not for live audio, which must not wait in a buffer). */
export function segmentingOutputs({ live }: { live: boolean }): string[] {
  const split = '[0:a:0]aresample=44100,aformat=channel_layouts=stereo,asplit=2[a][b]';
  const flush = live ? '1' : '0';
  return [
    ['-filter_complex', `${split};[b]${live ? '' : LOUDNESS}${MONO}[p]`],
    ['-map', '[a]', ...AAC_ENCODER, '-flush_packets', flush, '-f', 'adts', 'pipe:1'],
    ['-map', '[p]', '-c:a', 'pcm_s16le', '-flush_packets', flush, '-f', 's16le', 'pipe:3'],
  ].flat();
}
