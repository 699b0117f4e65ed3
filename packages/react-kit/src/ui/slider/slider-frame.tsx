import type { ReactNode } from 'react';
import { Label, SliderFill, SliderOutput, SliderTrack } from 'react-aria-components/Slider';
import './slider.css';

export type SliderTick = { value: number; label?: string | undefined };

type Props = {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Text at the end of the label line. */
  output?: string | undefined;
  ticks?: readonly SliderTick[] | undefined;
  minValue: number;
  maxValue: number;
  children: ReactNode;
};

/** Label, track and ticks of both sliders. */
export function SliderFrame({
  label,
  isLabelHidden,
  output,
  ticks = [],
  minValue,
  maxValue,
  children,
}: Props) {
  const hasLine = !isLabelHidden || output !== undefined;
  return (
    <>
      <div className="pk-slider-line" data-visually-hidden={!hasLine || undefined}>
        <Label className="pk-field-label" data-visually-hidden={isLabelHidden || undefined}>
          {label}
        </Label>
        {output !== undefined && <SliderOutput className="pk-slider-output">{output}</SliderOutput>}
      </div>
      <SliderTrack className="pk-slider-track">
        <div className="pk-slider-rail" />
        <SliderFill className="pk-slider-fill" />
        {children}
      </SliderTrack>
      {ticks.length > 0 && (
        <div className="pk-slider-ticks" aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick.value}
              className="pk-slider-tick"
              style={{ insetInlineStart: `${((tick.value - minValue) / (maxValue - minValue)) * 100}%` }}
            >
              {tick.label}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
