import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Croppings } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { type Corner, type CropSpace, drawnBox, movedBox, scaledBox, shareOf } from './crop-box.ts';
import { imagePickerMessages } from './image-picker.messages.ts';

const corners: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

export interface CropAreaProps {
  space: CropSpace;
  source: string;
  box: Croppings;
  onChange: (box: Croppings) => void;
  /** Id of the text that explains the keys. */
  helpId: string;
}

/** The image with the crop box: drag it, resize it by its corners, or move it with keys. */
export function CropArea({ space, source, box, onChange, helpId }: CropAreaProps) {
  const messages = useWords(imagePickerMessages);
  const { size } = space;
  const frame = useRef<HTMLDivElement>(null);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

  /** Pointer movement in source pixels; null if the pointer holds nothing. */
  function movementOf(event: PointerEvent<HTMLElement>): { x: number; y: number } | null {
    const displayWidth = frame.current?.clientWidth;
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !displayWidth) return null;
    const scale = size.width / displayWidth;
    return { x: event.movementX * scale, y: event.movementY * scale };
  }

  function grab(event: PointerEvent<HTMLElement>) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = boxAfter(space, box, event);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <div
      ref={frame}
      className="pk-crop-frame"
      dir="ltr"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxWidth: `calc(52vh * ${size.width / size.height})`,
      }}
    >
      <img src={source} alt="" draggable={false} />
      {/* A slider below sets the size of the box. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move it like the pointer does */}
      <div
        className="pk-crop-box"
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that move it
        tabIndex={0}
        aria-label={messages.cropArea}
        aria-describedby={helpId}
        style={{
          left: percent(box.left, size.width),
          top: percent(box.top, size.height),
          width: percent(box.right - box.left, size.width),
          height: percent(box.bottom - box.top, size.height),
        }}
        onPointerDown={grab}
        onPointerMove={(event) => {
          const movement = movementOf(event);
          if (movement) onChange(movedBox(space, box, movement.x, movement.y));
        }}
        onKeyDown={onKeyDown}
      >
        {corners.map((corner) => (
          <span
            key={`${corner.x}${corner.y}`}
            className="pk-crop-corner"
            data-x={corner.x}
            data-y={corner.y}
            aria-hidden="true"
            onPointerDown={grab}
            onPointerMove={(event) => {
              event.stopPropagation();
              const movement = movementOf(event);
              if (movement) onChange(drawnBox(space, box, corner, movement.x));
            }}
          />
        ))}
      </div>
    </div>
  );
}

function boxAfter(space: CropSpace, box: Croppings, { key, shiftKey }: KeyboardEvent): Croppings | undefined {
  const step = (space.size.width / 100) * (shiftKey ? 10 : 1);
  const share = shareOf(space, box);
  const moves: Record<string, Croppings> = {
    ArrowLeft: movedBox(space, box, -step, 0),
    ArrowRight: movedBox(space, box, step, 0),
    ArrowUp: movedBox(space, box, 0, -step),
    ArrowDown: movedBox(space, box, 0, step),
    '+': scaledBox(space, box, share + 0.05),
    '-': scaledBox(space, box, share - 0.05),
  };
  return moves[key];
}
