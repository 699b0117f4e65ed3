import type { CSSProperties } from 'react';

export interface PlaybackRangeProps {
  /** Identifies the focused part for the player's keys. */
  part: 'seek' | 'volume';
  label: string;
  /** 0 to 100. */
  value: number;
  step: number;
  valueText: string;
  isDisabled?: boolean | undefined;
  onChange(value: number): void;
}

/** A styled native slider from 0 to 100. */
export function PlaybackRange({
  part,
  label,
  value,
  step,
  valueText,
  isDisabled = false,
  onChange,
}: PlaybackRangeProps) {
  const filled: CSSProperties & Record<'--pk-filled', string> = { '--pk-filled': `${value}%` };
  return (
    <input
      type="range"
      className="pk-playback-range"
      dir="ltr"
      data-part={part}
      style={filled}
      min={0}
      max={100}
      step={step}
      value={value}
      disabled={isDisabled}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
