import { Slider as AriaSlider, SliderThumb } from 'react-aria-components/Slider';
import { SliderFrame, type SliderTick } from './slider-frame.tsx';
import '../field/field.css';

export type SliderProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: number;
  onChange: (value: number) => void;
  /** When the thumb is let go. */
  onChangeEnd?: ((value: number) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  ticks?: readonly SliderTick[] | undefined;
  /** How a value reads, such as "3:20"; shown at the end of the label line and read out. */
  format?: ((value: number) => string) | undefined;
  isDisabled?: boolean | undefined;
};

export function Slider(props: SliderProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    onChangeEnd,
    minValue = 0,
    maxValue = 100,
    step = 1,
    ticks,
    format,
    isDisabled = false,
  } = props;
  return (
    <AriaSlider
      className="pk-slider"
      data-thumbs="1"
      value={value}
      onChange={onChange}
      {...(onChangeEnd ? { onChangeEnd } : {})}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
    >
      <SliderFrame {...{ label, isLabelHidden, ticks, minValue, maxValue }} output={format?.(value)}>
        <SliderThumb className="pk-slider-thumb" />
      </SliderFrame>
    </AriaSlider>
  );
}
