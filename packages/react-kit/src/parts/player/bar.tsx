import type { CSSProperties, KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';

export interface BarProps {
  label: string;
  value: number;
  valueText: string;
  max: number;
  step: number;
  /** Steps of the arrow keys, and of Page Up and Page Down. */
  keySteps: readonly [small: number, large: number];
  /** A second, paler length behind the value, such as the loaded part. */
  behind?: number;
  disabled?: boolean;
  /** Runs while a pointer drags the bar. */
  onPreview?: (value: number | null) => void;
  onChange: (value: number) => void;
}

function share(value: number, max: number): number {
  return max > 0 ? Math.min(value / max, 1) : 0;
}

/**
 * An invisible native range input, which every assistive technology can operate, over a bar that looks the same in all
 * browsers. A pointer commits on release, so that a drag does not request every second that it passes.
 */
export function Bar({
  label,
  value,
  valueText,
  max,
  step,
  keySteps,
  behind = 0,
  disabled,
  onPreview,
  onChange,
}: BarProps) {
  function move({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const at = Number(currentTarget.value);
    if (onPreview && currentTarget.matches(':active')) onPreview(at);
    else onChange(at);
  }

  function commit({ currentTarget }: PointerEvent<HTMLInputElement>) {
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

  // React's type of `style` lacks custom properties.
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
        onPointerUp={commit}
        onPointerCancel={commit}
      />
      <i />
    </div>
  );
}
