import { formatTenths } from '../../../screen/time/clock-tenths.ts';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { waveformMessages as messages } from './waveform.messages.ts';

/** Milliseconds from and to. */
type Kept = readonly [from: number, to: number];

export interface TrimSliderProps {
  durationMs: number;
  kept: Kept;
  isDisabled: boolean;
  onChange: (kept: Kept) => void;
}

const stepMs = 100;

/** Which part of a piece is kept: as wide as the waveform over it. */
export function TrimSlider({ durationMs, kept, isDisabled, onChange }: TrimSliderProps) {
  // The end seldom lies on a step: the last one stands for it.
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
