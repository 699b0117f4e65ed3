import { type Shape, shapeEdit, shapeOf } from '../timeline-model/item-shape.ts';
import type { FadedSound } from '../../audio-events/index.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { waveformMessages as messages } from './waveform.messages.ts';

export interface ShapeButtonsProps {
  piece: FadedSound;
  shape: Shape;
  isDisabled: boolean;
  onReset: (shape: Shape) => void;
  onApply: (edit: ItemEdit) => void;
}

/** Cuts away what is not kept and fades what is, or takes all of it back. */
export function ShapeButtons({ piece, shape, isDisabled, onReset, onApply }: ShapeButtonsProps) {
  const edit = shapeEdit(piece, shape);
  const isCut = shape.startMs > 0 || shape.endMs < piece.durationMs;
  // A cut takes the fade of its end along: that alone is no fade that somebody chose.
  const isFaded = isOther(shape.fadeInMs, piece.fadeInMs) || isOther(shape.fadeOutMs, piece.fadeOutMs);
  return (
    <div className="pk-wave-trim-buttons">
      <Button variant="quiet" isDisabled={isDisabled || !edit} onPress={() => onReset(shapeOf(piece))}>
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
