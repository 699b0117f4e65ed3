import { shareClipsMessages } from '../../../data/share-clips/index.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import type { Range } from '../../../ui/slider/range-slider.tsx';
import { Slider } from '../../../ui/slider/slider.tsx';
import { WaveRange } from '../../../ui/wave-range/wave-range.tsx';
import { useWords } from '../../../words/use-words.ts';
import { limitedRange, movedRange, shownSeconds, usableSeconds } from './clip-range.ts';
import type { ClipSource } from './clip-source.tsx';

export interface RangePickerProps {
  source: ClipSource;
  /** Start of the shown part, in seconds. */
  shownFrom: number;
  range: Range;
  onChange: (shownFrom: number, range: Range) => void;
}

/** Chooses up to 90 seconds on the sound by two handles. */
export function RangePicker({ source, shownFrom, range, onChange }: RangePickerProps) {
  const messages = useWords(shareClipsMessages);
  const seconds = usableSeconds(source.seconds);
  const shown = Math.min(shownSeconds, seconds);
  const [start, end] = range;
  return (
    <div className="pk-stack">
      <WaveRange
        label={messages.range}
        thumbLabels={[messages.start, messages.end]}
        value={range}
        minValue={shownFrom}
        maxValue={shownFrom + shown}
        step={0.5}
        format={(at) => formatTenths(Math.round(at * 1000))}
        onChange={(next) => onChange(shownFrom, limitedRange(next, range))}
      >
        {source.wave(shownFrom, shownFrom + shown)}
      </WaveRange>
      <p className="pk-clip-length">
        <span>
          {formatClock(start)} – {formatClock(end)}
        </span>
        <span className="pk-muted">{messages.seconds(end - start)}</span>
      </p>
      {seconds > shown && (
        <Slider
          label={messages.part}
          value={shownFrom}
          maxValue={Math.floor(seconds - shown)}
          step={1}
          format={(from) => `${formatClock(from)} – ${formatClock(from + shown)}`}
          onChange={(from) => onChange(from, movedRange(range, from - shownFrom, seconds))}
        />
      )}
      {source.player(range)}
    </div>
  );
}
