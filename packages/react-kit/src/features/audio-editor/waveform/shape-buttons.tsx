import { type Shape, shapeEdit, shapeOf } from '../timeline-model/item-shape.ts';
import type { FadedAudio } from '../../audio-events/index.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { waveformMessages as messages } from './waveform.messages.ts';

export interface ShapeButtonsProps {
  item: FadedAudio;
  shape: Shape;
  isDisabled: boolean;
  onReset: (shape: Shape) => void;
  onApply: (edit: ItemEdit) => void;
}

/** Applies the trim and the fades, or resets them. */
export function ShapeButtons({ item, shape, isDisabled, onReset, onApply }: ShapeButtonsProps) {
  const edit = shapeEdit(item, shape);
  const isCut = shape.startMs > 0 || shape.endMs < item.durationMs;
  // A trim removes the fade of its end; only that is not a fade that the user chose.
  const isFaded = isOther(shape.fadeInMs, item.fadeInMs) || isOther(shape.fadeOutMs, item.fadeOutMs);
  return (
    <div className="pk-wave-trim-buttons">
      <Button variant="quiet" isDisabled={isDisabled || !edit} onPress={() => onReset(shapeOf(item))}>
        {messages.resetTrim}
      </Button>
      <Button isDisabled={isDisabled || !edit} onPress={() => edit && onApply(edit)}>
        {!isCut && edit ? messages.applyFade : isFaded ? messages.applyBoth : messages.applyTrim}
      </Button>
    </div>
  );
}

function isOther(ms: number, before: number): boolean {
  return ms > 0 && ms !== before;
}
