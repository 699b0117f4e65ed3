import { AudioError } from '../../audio-error.ts';
import type { MediaJobs } from '../media-jobs.ts';
import type { StreamFacts } from '../stream-facts.ts';
import type { JobContext } from './job-context.ts';
import { describeInput } from './probe-job.ts';

const layouts: Readonly<Record<string, number>> = { mono: 1, stereo: 2, quad: 4 };

/** Describes a stream by its first bytes. Throws `not_audio` if they hold no audio track. */
export async function describeJob(
  { format, bytes }: MediaJobs['describe']['input'],
  context: JobContext<'describe'>,
): Promise<StreamFacts> {
  const input = ['-protocol_whitelist', 'pipe', '-format_whitelist', format, '-f', format, '-i', 'pipe:0'];
  return readFacts(await describeInput(input, context, bytes));
}

/** Only lines at ffmpeg's own indent count, because a title in them can hold any text. */
function readFacts(text: string): StreamFacts {
  const found = /^ {2}Stream #0:\d+.*?: Audio: (\w+).*?, (\d+) Hz, ([^,\n]+)(.*)$/m.exec(text);
  if (!found) throw new AudioError('not_audio', 'the stream has no audio');
  const [, codec = '', sampleRate, layout = '', rest = ''] = found;
  const rate = /, (\d+) kb\/s/.exec(rest)?.[1];
  return {
    codec,
    sample_rate: Number(sampleRate),
    channels: channelsOf(layout.trim()),
    bit_rate: rate === undefined ? null : Number(rate) * 1000,
  };
}

/** `stereo`, `5.1(side)` or `3 channels`. */
function channelsOf(layout: string): number {
  const [, count, low = 0] = /^(\d+)(?:\.(\d))?/.exec(layout) ?? [];
  return layouts[layout] ?? Number(count ?? 1) + Number(low);
}
