import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { useWords } from '../../../words/use-words.ts';
import { waveformMessages } from './waveform.messages.ts';

/** Start and end of the kept part in milliseconds. */
type TrimRange = readonly [from: number, to: number];

export interface TrimSliderProps {
  durationMs: number;
  kept: TrimRange;
  isDisabled: boolean;
  onChange: (kept: TrimRange) => void;
}

const stepMs = 100;

/** Chooses the kept part of an item; as wide as the waveform above it. */
export function TrimSlider({ durationMs, kept, isDisabled, onChange }: TrimSliderProps) {
  const messages = useWords(waveformMessages);
  // The end is rarely on a step, so the last step represents it.
  const last = Math.ceil(durationMs / stepMs) * stepMs;
  const [from, to] = kept;
  return (
    <div className="pk-wave-trim">
      <RangeSlider
        label={messages.trim}
        minValue={0}
        maxValue={last}
        step={stepMs}
        thumbLabels={[messages.trimStart, messages.trimEnd]}
        format={(value) => formatTenths(Math.min(value, durationMs))}
        value={[from, to === durationMs ? last : to]}
        isDisabled={isDisabled}
        onChange={([start, end]) => onChange([Math.min(start, durationMs), Math.min(end, durationMs)])}
      />
    </div>
  );
}
