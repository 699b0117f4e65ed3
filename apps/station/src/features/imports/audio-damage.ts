import type { IngestResult } from '../../audio/index.ts';

/** Share of the audio that must be decoded. */
const enough = 0.9;

/** The damage of an audio file: its words for the user, without a full stop; empty for none. */
export interface AudioDamage {
  readonly isTooMuch: boolean;
  readonly words: string;
}

/**
 * Judges a file that declares more audio than could be decoded. A header that promises more than the feed does is broken
 * itself, and no damage.
 * @param feedSeconds length by the feed; null if it gives none
 */
export function damageOf(
  { duration_ms, lost_ms }: Pick<IngestResult, 'duration_ms' | 'lost_ms'>,
  feedSeconds: number | null,
): AudioDamage {
  if (lost_ms === 0 || (feedSeconds !== null && duration_ms >= feedSeconds * 1000 * almost))
    return { isTooMuch: false, words: '' };
  const [kept, lost] = [Math.round(duration_ms / 1000), Math.max(1, Math.round(lost_ms / 1000))];
  if (duration_ms >= (duration_ms + lost_ms) * enough) {
    return {
      isTooMuch: false,
      words: `Its audio file is damaged: ${lost} of ${kept + lost} seconds are lost`,
    };
  }
  return {
    isTooMuch: true,
    words: `Its audio file is damaged: only ${kept} of ${kept + lost} seconds can be decoded`,
  };
}

/** Share of the feed's length, which is rounded and may count an advertisement. */
const almost = 0.98;

/** Several warnings about one item. */
export function joinWarnings(...warnings: readonly string[]): string {
  return warnings.filter((warning) => warning !== '').join('. ');
}
