import { useMemo } from 'react';
import type { TimelineLevels } from '@postkit/sdk/schema';
import { formatClock } from '../../../host/time/format-duration.ts';
import { Wave } from '../../../ui/wave/wave.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import './preflight.css';
import { loudnessText } from './loudness-text.ts';
import { preflightMessages } from './preflight.messages.ts';

export interface EpisodeCardProps {
  cover: string;
  show: string;
  title: string;
  seconds: number;
  ads: number;
  levels: TimelineLevels | undefined;
  isMeasuring: boolean;
  isFailed: boolean;
}

/** Quieter seconds are drawn as a line. */
const quietestLufs = -50;

/** The episode as it goes out: its cover, title, sound and loudness. */
export function EpisodeCard({
  cover,
  show,
  title,
  seconds,
  ads,
  levels,
  isMeasuring,
  isFailed,
}: EpisodeCardProps) {
  const catalogue = useCatalogue();
  const messages = useWords(preflightMessages);
  const shape = useMemo(() => (levels ? shapeOf(levels.curve) : undefined), [levels]);
  return (
    <section className="pk-episode-card" data-deck aria-label={messages.card}>
      {cover ? <img src={cover} alt="" width={96} height={96} /> : <span className="pk-episode-card-blank" />}
      <div className="pk-episode-card-text">
        <span className="pk-episode-card-show pk-truncate">{show}</span>
        <strong className="pk-episode-card-title pk-truncate">{title}</strong>
        <span className="pk-episode-card-wave">
          <Wave levels={shape} color="b" />
        </span>
        <span className="pk-time pk-episode-card-facts" role="status">
          <span>{formatClock(seconds)}</span>
          {/* A sentence in the language, or figures with a sign before them. */}
          <span dir="auto">
            {levels
              ? loudnessText(levels, catalogue) || messages.silent
              : isMeasuring
                ? messages.measuring
                : isFailed && messages.unmeasured}
          </span>
          {ads > 0 && <span>{messages.ads(ads)}</span>}
        </span>
      </div>
    </section>
  );
}

/** The loudness of each second as a shape. */
function shapeOf(curve: TimelineLevels['curve']) {
  const rms = Uint8Array.from(
    curve,
    (lufs) => 110 * Math.max(0.02, 1 - (lufs ?? quietestLufs) / quietestLufs),
  );
  return { peaks: rms.map((level) => Math.min(127, 1.15 * level)), rms };
}
