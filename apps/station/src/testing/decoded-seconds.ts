import { SAMPLE_RATE } from '../audio/index.ts';
import { decodedSamples } from './decoded-samples.ts';

/** Seconds of audio that ffmpeg decodes from an address or a file. */
export async function decodedSeconds(
  input: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return (await decodedSamples(input, headers)).length / SAMPLE_RATE;
}
