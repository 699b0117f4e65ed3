import { formatClock } from '../../domain/duration/format-duration.ts';
import { Button } from '../../ui/button/button.tsx';
import { RangeSlider } from '../../ui/slider/range-slider.tsx';
import { waveformMessages as words } from './waveform.messages.ts';

/** Milliseconds from and to. */
type Kept = readonly [from: number, to: number];

interface Shared {
  durationMs: number;
  kept: Kept;
  isDisabled: boolean;
}

const stepMs = 100;

/** Which part of a piece is kept: as wide as the waveform over it. */
export function TrimSlider({ durationMs, kept, isDisabled, onChange }: Shared & { onChange: (kept: Kept) => void }) {
  // The end seldom lies on a step: the last one stands for it.
  const last = Math.ceil(durationMs / stepMs) * stepMs;
  const [from, to] = kept;
  return (
    <div className="pk-wave-trim">
      <RangeSlider
        label={words.trim}
        minValue={0}
        maxValue={last}
        step={stepMs}
        thumbLabels={[words.trimStart, words.trimEnd]}
        format={(value) => formatTenths(Math.min(value, durationMs))}
        value={[from, to === durationMs ? last : to]}
        isDisabled={isDisabled}
        onChange={([start, end]) => onChange([Math.min(start, durationMs), Math.min(end, durationMs)])}
      />
    </div>
  );
}

function formatTenths(ms: number): string {
  return `${formatClock(Math.floor(ms / 1000))}.${Math.floor((ms % 1000) / 100)}`;
}

/** Cuts away what is not kept, or keeps all again. */
export function TrimButtons({ durationMs, kept, isDisabled, onReset, onApply }: Shared & { onReset: () => void; onApply: () => void }) {
  const [from, to] = kept;
  const isWhole = from === 0 && to === durationMs;
  return (
    <div className="pk-wave-trim-buttons">
      <Button variant="quiet" isDisabled={isDisabled || isWhole} onPress={onReset}>
        {words.resetTrim}
      </Button>
      <Button isDisabled={isDisabled || isWhole || to - from < stepMs} onPress={onApply}>
        {words.applyTrim}
      </Button>
    </div>
  );
}
