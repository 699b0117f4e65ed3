import { Slider as AriaSlider, SliderThumb } from 'react-aria-components/Slider';
import { SliderFrame, type SliderTick } from './slider-frame.tsx';
import { sliderMessages } from './slider.messages.ts';
import '../field/field.css';

export type Range = readonly [start: number, end: number];

export type RangeSliderProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: Range;
  onChange: (value: Range) => void;
  onChangeEnd?: ((value: Range) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  ticks?: readonly SliderTick[] | undefined;
  format?: ((value: number) => string) | undefined;
  /** Names of the two thumbs. */
  thumbLabels?: readonly [string, string] | undefined;
  isDisabled?: boolean | undefined;
};

/** A slider with two thumbs that never cross. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, isLabelHidden, value, onChange, onChangeEnd, minValue = 0, maxValue = 100, step = 1 } = props;
  const { ticks, format, thumbLabels = [sliderMessages.start, sliderMessages.end], isDisabled = false } = props;
  return (
    <AriaSlider<number[]>
      className="pk-slider"
      value={[...value]}
      onChange={(next) => onChange(toRange(next, value))}
      onChangeEnd={(next) => onChangeEnd?.(toRange(next, value))}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
    >
      <SliderFrame {...{ label, isLabelHidden, ticks, minValue, maxValue }} output={format && value.map(format).join(' – ')}>
        <SliderThumb index={0} className="pk-slider-thumb" aria-label={thumbLabels[0]} />
        <SliderThumb index={1} className="pk-slider-thumb" aria-label={thumbLabels[1]} />
      </SliderFrame>
    </AriaSlider>
  );
}

function toRange([start, end]: readonly number[], fallback: Range): Range {
  return [start ?? fallback[0], end ?? fallback[1]];
}
