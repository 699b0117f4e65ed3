import { AudioError } from '../../audio-error.ts';
import type { MediaJobs } from '../media-jobs.ts';
import type { StreamFacts } from '../stream-facts.ts';
import { audioTracksOf } from './audio-tracks.ts';
import type { JobContext } from './job-context.ts';
import { describeInput } from './probe-job.ts';

/** Describes a stream by its first bytes. Throws `not_audio` if they hold no audio track. */
export async function describeJob(
  { format, bytes }: MediaJobs['describe']['input'],
  context: JobContext<'describe'>,
): Promise<StreamFacts> {
  const input = ['-protocol_whitelist', 'pipe', '-format_whitelist', format, '-f', format, '-i', 'pipe:0'];
  return readFacts(await describeInput(input, context, bytes));
}

function readFacts(text: string): StreamFacts {
  const [track] = audioTracksOf(text).tracks;
  if (!track) throw new AudioError('not_audio', 'the stream has no audio');
  const { codec, sample_rate, channels, rest } = track;
  const rate = /, (\d+) kb\/s/.exec(rest)?.[1];
  return {
    codec,
    sample_rate,
    channels,
    bit_rate: rate === undefined ? null : Number(rate) * 1000,
  };
}
