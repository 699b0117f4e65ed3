import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { type Range, RangeSlider } from '../slider/range-slider.tsx';
import './wave-range.css';

export interface WaveRangeProps {
  label: string;
  /** Names of the two handles. */
  thumbLabels: readonly [string, string];
  /** Seconds. */
  value: Range;
  minValue: number;
  maxValue: number;
  step: number;
  /** Formats a second for screen readers. */
  format: (seconds: number) => string;
  onChange: (value: Range) => void;
  /** Seconds of what plays; null for nothing. */
  position?: number | null;
  isDisabled?: boolean;
  /** The sound from `minValue` to `maxValue`. */
  children: ReactNode;
}

/** A sound with two handles on it, for a range. */
export function WaveRange({
  position = null,
  minValue,
  maxValue,
  isDisabled,
  children,
  ...slider
}: WaveRangeProps) {
  const share = position === null ? null : (position - minValue) / Math.max(maxValue - minValue, 1e-9);
  return (
    <div className="pk-wave-range" dir="ltr" data-deck data-disabled={isDisabled || undefined}>
      {children}
      {/* A slider runs in the direction of its locale, and time from left to right in every language. */}
      <I18nProvider locale="en">
        <RangeSlider isLabelHidden {...slider} {...{ minValue, maxValue, isDisabled }} />
      </I18nProvider>
      {share !== null && share >= 0 && share <= 1 && (
        <span className="pk-wave-range-lane" aria-hidden="true">
          <span className="pk-wave-range-playhead" style={{ left: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}
