import { use, useLayoutEffect, useRef } from 'react';
import { SliderStateContext, SliderThumb } from 'react-aria-components/Slider';

interface SpokenThumbProps {
  index: number;
  label?: string | undefined;
  /** The value for screen readers; a plain number if absent. */
  text: string | undefined;
}

/** A thumb whose value screen readers read as a text. React Aria itself only formats numbers. */
export function SpokenThumb({ index, label, text }: SpokenThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = use(SliderStateContext);
  // After React Aria has set its own text, so also whenever its state changes.
  useLayoutEffect(() => {
    if (text !== undefined) input.current?.setAttribute('aria-valuetext', text);
  }, [state, text]);
  return (
    <SliderThumb
      index={index}
      inputRef={input}
      className="pk-slider-thumb"
      {...(label !== undefined && { 'aria-label': label })}
    />
  );
}
