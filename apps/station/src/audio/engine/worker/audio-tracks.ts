import type { AudioTrack } from '../probe-result.ts';
import { MAX_SAMPLE_RATE, MIN_SAMPLE_RATE } from './input-limits.ts';

/** Layouts whose names do not state the number of their channels. */
const layouts: Readonly<Record<string, number>> = {
  mono: 1,
  stereo: 2,
  downmix: 2,
  quad: 4,
  hexagonal: 6,
  octagonal: 8,
  cube: 8,
  hexadecagonal: 16,
};

/** An audio track as ffmpeg describes it, with the rest of its line. */
interface DescribedTrack extends AudioTrack {
  rest: string;
}

/** The audio tracks of a file, and what else was found if there are none. */
interface DescribedTracks {
  tracks: DescribedTrack[];
  /** The first sample rate outside the limits, in Hz; undefined for none. */
  impossibleRate: number | undefined;
}

/**
 * The audio tracks in ffmpeg's description of its input that it can decode, at rates that are read. Only lines at its own indent count,
 * because a tag can hold any text. The tracks of a television program are listed before those of the next one, and a track of two
 * programs twice.
 */
export function audioTracksOf(text: string): DescribedTracks {
  const described = new Map<number, DescribedTrack>();
  for (const [, stream, words = ''] of text.matchAll(/^ {2}Stream #0:(\d+).*?: Audio: (.*)$/gm)) {
    const found = /^(\w+).*?, (\d+) Hz, ([^,\n]+)(.*)$/.exec(words);
    if (!found || found[1] === 'none') continue;
    const [, codec = '', rate, layout = '', rest = ''] = found;
    const track = {
      stream: Number(stream),
      codec,
      sample_rate: Number(rate),
      channels: channelsOf(layout.trim()),
      rest,
    };
    if (track.channels > 0) described.set(track.stream, track);
  }
  const isPossible = ({ sample_rate }: DescribedTrack): boolean =>
    sample_rate >= MIN_SAMPLE_RATE && sample_rate <= MAX_SAMPLE_RATE;
  const [tracks, impossible] = [
    [...described.values()].filter(isPossible),
    [...described.values()].find((track) => !isPossible(track)),
  ];
  return { tracks, impossibleRate: impossible?.sample_rate };
}

/** `stereo`, `5.1(side)`, `3 channels (FL+FR+LFE)`, `ambisonic 1+stereo`; 2 for a name that says nothing. */
function channelsOf(layout: string): number {
  const [, order, beside = ''] = /^ambisonic (\d+)(?:\+(.+))?$/.exec(layout) ?? [];
  if (order !== undefined) return (Number(order) + 1) ** 2 + (beside === '' ? 0 : channelsOf(beside));
  const named = layouts[layout.replace(/\(.*/, '').trim()];
  if (named !== undefined) return named;
  const counts = /^\d+(?:\.\d+)*/.exec(layout)?.[0].split('.') ?? ['2'];
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
