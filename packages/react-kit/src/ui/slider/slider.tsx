import { Slider as AriaSlider } from 'react-aria-components/Slider';
import { SliderFrame, type SliderTick } from './slider-frame.tsx';
import { SpokenThumb } from './spoken-thumb.tsx';
import '../field/field.css';

export type SliderProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: number;
  onChange: (value: number) => void;
  /** Runs when the user releases the thumb. */
  onChangeEnd?: ((value: number) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  ticks?: readonly SliderTick[] | undefined;
  /** Formats a value, such as "3:20", for the end of the label line and for screen readers. */
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
        <SpokenThumb index={0} text={format?.(value)} />
      </SliderFrame>
    </AriaSlider>
  );
}
