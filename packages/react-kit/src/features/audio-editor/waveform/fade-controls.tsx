import { formatTenths } from '../../../screen/time/clock-tenths.ts';
import type { FadedSound } from '../../audio-events/index.ts';
import { handleLimits, moveHandle, type Shape } from '../timeline-model/item-shape.ts';
import { Slider } from '../../../ui/slider/slider.tsx';
import { waveformMessages as messages } from './waveform.messages.ts';

export interface FadeControlsProps {
  piece: FadedSound;
  shape: Shape;
  side: 'fadeIn' | 'fadeOut';
  isDisabled: boolean;
  onChange: (shape: Shape) => void;
}

const stepMs = 100;

/** How long a piece rises or falls: as far as the rest of it leaves room. */
export function FadeControls({ piece, shape, side, isDisabled, onChange }: FadeControlsProps) {
  const ms = side === 'fadeIn' ? shape.fadeInMs : shape.fadeOutMs;
  return (
    <Slider
      label={messages[side]}
      minValue={0}
      maxValue={Math.ceil(handleLimits(piece, shape, side).max / stepMs) * stepMs}
      step={stepMs}
      value={ms}
      format={formatTenths}
      isDisabled={isDisabled}
      onChange={(to) => onChange(moveHandle(piece, shape, side, to))}
    />
  );
}
