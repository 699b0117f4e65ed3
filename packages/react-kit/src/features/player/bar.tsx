import type { CSSProperties, KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';

export interface BarProps {
  label: string;
  value: number;
  valueText: string;
  max: number;
  step: number;
  /** How far the arrow keys go, and Page Up and Page Down. */
  keySteps: readonly [small: number, large: number];
  /** A second, paler length behind the first. */
  behind?: number;
  disabled?: boolean;
  /** While a pointer holds the bar. */
  onPreview?: (value: number | null) => void;
  onChange: (value: number) => void;
}

function share(value: number, max: number): number {
  return max > 0 ? Math.min(value / max, 1) : 0;
}

/**
 * The browser's own range input, so that every assistive technology can move it, lying unseen over a bar that looks
 * the same everywhere. A pointer commits when it lets go: a drag must not ask the server for every second that it passes.
 */
export function Bar({ label, value, valueText, max, step, keySteps, behind = 0, disabled, onPreview, onChange }: BarProps) {
  function move({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const at = Number(currentTarget.value);
    if (onPreview && currentTarget.matches(':active')) onPreview(at);
    else onChange(at);
  }

  function letGo({ currentTarget }: PointerEvent<HTMLInputElement>) {
    onPreview?.(null);
    onChange(Number(currentTarget.value));
  }

  function onKeyDown(event: KeyboardEvent) {
    const [small, large] = keySteps;
    const steps: Record<string, number> = {
      ArrowLeft: -small,
      ArrowDown: -small,
      ArrowRight: small,
      ArrowUp: small,
      PageDown: -large,
      PageUp: large,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(Math.min(Math.max(value + by, 0), max));
  }

  // Custom properties are not in React's type of `style`.
  const lengths = { '--at': share(value, max), '--behind': share(behind, max) } as CSSProperties;
  return (
    <div className="pk-player-bar" style={lengths}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onInput={move}
        onChange={move}
        onKeyDown={onKeyDown}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <i />
    </div>
  );
}
