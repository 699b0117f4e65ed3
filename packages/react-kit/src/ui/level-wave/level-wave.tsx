import { memo } from 'react';
import './level-wave.css';

/** Loudness of equal parts of audio, 0 to 127. */
export type Wave = {
  /** The loudest sample of each part. */
  peaks: readonly number[];
  /** The mean of the peaks within each part. */
  levels: readonly number[];
};

const full = 127;
/** Silence stays visible as a thin line. */
const least = 0.04;

/** A mirrored waveform that fills its box, as decoration: faint peaks around solid levels. */
export const LevelWave = memo(function LevelWave({ wave: { peaks, levels } }: { wave: Wave }) {
  if (levels.length < 2) return null;
  // Quiet audio is enlarged, but not to the height of loud audio.
  const top = Math.max(full / 3, ...peaks);
  return (
    <svg className="pk-level-wave" viewBox={`0 0 ${levels.length - 1} 2`} preserveAspectRatio="none" aria-hidden="true">
      <path className="pk-level-wave-peaks" d={outline(peaks, top)} />
      <path d={outline(levels, top)} />
    </svg>
  );
});

/** The upper edge from left to right, and the lower one back. */
function outline(values: readonly number[], top: number): string {
  const heights = values.map((value) => Math.max(least, value / top));
  const upper = heights.map((height, at) => `${at} ${(1 - height).toFixed(2)}`);
  const lower = heights.map((height, at) => `${at} ${(1 + height).toFixed(2)}`).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}
