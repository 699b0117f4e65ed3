import { formatClock } from '../../../host/time/format-duration.ts';
import type { WaveLevels } from '../../../ui/wave/wave-levels.ts';
import { Wave } from '../../../ui/wave/wave.tsx';
import { PlaybackRange } from './playback-range.tsx';
import './wave-seek.css';

export interface WaveSeekProps {
  label: string;
  /** Seconds. */
  position: number;
  /** Seconds of the whole; 0 while it is unknown. */
  duration: number;
  /** Undefined shows a plain track. */
  wave: WaveLevels | undefined;
  isDisabled?: boolean | undefined;
  /** @param percent of the whole, 0 to 100 */
  onSeek: (percent: number) => void;
}

/** Position and length of playing audio around its waveform, which moves the position. Time runs from left to right in every language. */
export function WaveSeek({
  label,
  position,
  duration,
  wave,
  isDisabled = duration === 0,
  onSeek,
}: WaveSeekProps) {
  const isKnown = duration > 0;
  const [at, whole] = [formatClock(position), isKnown ? formatClock(duration) : '--:--'];
  const percent = isKnown ? Math.min(100, (position / duration) * 100) : 0;
  return (
    <div className="pk-wave-position" dir="ltr">
      <span className="pk-wave-clock">{at}</span>
      <div className="pk-wave-seek" data-wave={wave ? '' : undefined}>
        {wave && (
          <>
            <Wave levels={wave} played={percent / 100} when="now" />
            <span className="pk-wave-seek-head" style={{ insetInlineStart: `${percent}%` }} />
          </>
        )}
        <PlaybackRange
          part="seek"
          label={label}
          value={percent}
          step={0.1}
          valueText={`${at} / ${whole}`}
          isDisabled={isDisabled}
          onChange={onSeek}
        />
      </div>
      <span className="pk-wave-clock pk-wave-whole">{whole}</span>
    </div>
  );
}
