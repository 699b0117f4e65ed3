import { Slider as AriaSlider } from 'react-aria-components/Slider';
import { useWords } from '../../words/use-words.ts';
import { SliderFrame, type SliderTick } from './slider-frame.tsx';
import { sliderMessages } from './slider.messages.ts';
import '../field/field.css';
import { SpokenThumb } from './spoken-thumb.tsx';

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
  /** Formats a value, such as "3:20", for screen readers and for the end of the label line. */
  format: (value: number) => string;
  /** Names of the two thumbs. */
  thumbLabels?: readonly [string, string] | undefined;
  isDisabled?: boolean | undefined;
};

/** A slider with two thumbs that never cross. */
export function RangeSlider(props: RangeSliderProps) {
  const messages = useWords(sliderMessages);
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    onChangeEnd,
    minValue = 0,
    maxValue = 100,
    step = 1,
  } = props;
  const { ticks, format, thumbLabels = [messages.start, messages.end], isDisabled = false } = props;
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
      <SliderFrame
        {...{ label, isLabelHidden, ticks, minValue, maxValue }}
        output={isLabelHidden ? undefined : value.map(format).join(' – ')}
      >
        <SpokenThumb index={0} label={thumbLabels[0]} text={format(value[0])} />
        <SpokenThumb index={1} label={thumbLabels[1]} text={format(value[1])} />
      </SliderFrame>
    </AriaSlider>
  );
}

function toRange([start, end]: readonly number[], fallback: Range): Range {
  return [start ?? fallback[0], end ?? fallback[1]];
}
