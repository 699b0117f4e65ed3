import type { AudioTrack } from '../probe-result.ts';

const layouts: Readonly<Record<string, number>> = { mono: 1, stereo: 2, quad: 4 };

/** An audio track as ffmpeg describes it, with the rest of its line. */
interface DescribedTrack extends AudioTrack {
  rest: string;
}

/**
 * The audio tracks in ffmpeg's description of its input that it can decode. Only lines at its own indent count, because a tag can
 * hold any text.
 */
export function audioTracksOf(text: string): DescribedTrack[] {
  return [...text.matchAll(/^ {2}Stream #0:\d+.*?: Audio: (.*)$/gm)].flatMap(([, words = ''], index) => {
    const found = /^(\w+).*?, (\d+) Hz, ([^,\n]+)(.*)$/.exec(words);
    if (!found || found[1] === 'none') return [];
    const [, codec = '', sampleRate, layout = '', rest = ''] = found;
    return { index, codec, sample_rate: Number(sampleRate), channels: channelsOf(layout.trim()), rest };
  });
}

/** `stereo`, `5.1(side)` or `3 channels`. */
function channelsOf(layout: string): number {
  const [, count, low = 0] = /^(\d+)(?:\.(\d))?/.exec(layout) ?? [];
  return layouts[layout] ?? Number(count ?? 1) + Number(low);
}
