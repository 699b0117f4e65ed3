import type { FadedAudio } from '../../../data/audio-events/index.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { Slider } from '../../../ui/slider/slider.tsx';
import { useWords } from '../../../words/use-words.ts';
import { handleLimits, moveHandle, type Shape } from '../timeline-model/item-shape.ts';
import { waveformMessages } from './waveform.messages.ts';

export interface FadeControlsProps {
  item: FadedAudio;
  shape: Shape;
  side: 'fadeIn' | 'fadeOut';
  isDisabled: boolean;
  onChange: (shape: Shape) => void;
}

const stepMs = 100;

/** Sets the length of a fade, up to the room that the rest of the item leaves. */
export function FadeControls({ item, shape, side, isDisabled, onChange }: FadeControlsProps) {
  const messages = useWords(waveformMessages);
  const ms = side === 'fadeIn' ? shape.fadeInMs : shape.fadeOutMs;
  return (
    <Slider
      label={messages[side]}
      minValue={0}
      maxValue={Math.ceil(handleLimits(item, shape, side).max / stepMs) * stepMs}
      step={stepMs}
      value={ms}
      format={formatTenths}
      isDisabled={isDisabled}
      onChange={(to) => onChange(moveHandle(item, shape, side, to))}
    />
  );
}
