import {
  type Announcements,
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { PlayoutInput } from '@postkit/sdk/schema';
import { useWords } from '../../words/use-words.ts';
import type { InputDialog } from './input-dialogs.tsx';
import { InputRow } from './input-row.tsx';
import { inputsMessages } from './inputs.messages.ts';
import { usePlayoutSystems } from './playout.queries.ts';

export interface InputListProps {
  /** In order. */
  inputs: readonly PlayoutInput[];
  zone: string;
  canEdit: boolean;
  onOpen(dialog: InputDialog): void;
  onJournal(inputId: number): void;
  onOrder(ids: number[]): void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move an input by one place, not by pixels. */
const rowByKeys: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const rows = context.droppableContainers
    .getEnabled()
    .map(({ id }) => ({ id, rect: context.droppableRects.get(id) }))
    .toSorted((one, other) => (one.rect?.top ?? 0) - (other.rect?.top ?? 0));
  const now = rows.findIndex(({ id }) => id === (context.over?.id ?? context.active?.id));
  const next = rows[now + step]?.rect;
  return next && { x: next.left, y: next.top };
};

const keyboardCodes = { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** The inputs in order, which mouse, touch and keyboard change. */
export function InputList({ inputs, zone, canEdit, onOpen, onJournal, onOrder }: InputListProps) {
  const messages = useWords(inputsMessages);
  const systems = usePlayoutSystems().data ?? [];
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: rowByKeys }),
  );
  const nameOf = (id: string | number) => inputs.find((input) => input.id === Number(id))?.name ?? '';
  const placeOf = (id: string | number) => inputs.findIndex((input) => input.id === Number(id)) + 1;

  function move(id: number, place: number): void {
    if (placeOf(id) === place) return;
    const ids = inputs.map((input) => input.id).filter((other) => other !== id);
    setSaid(messages.moved(nameOf(id), place));
    onOrder(ids.toSpliced(place - 1, 0, id));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => messages.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? messages.over(nameOf(active.id), placeOf(over.id)) : undefined),
    // The list itself announces a move.
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : messages.stays(nameOf(active.id)),
    onDragCancel: ({ active }) => messages.stays(nameOf(active.id)),
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: messages.instructions } }}
        onDragEnd={({ active, over }) => over && move(Number(active.id), placeOf(over.id))}
      >
        <ol className="pk-playout-inputs" aria-label={messages.list}>
          {inputs.map((input, index) => (
            <InputRow
              key={input.id}
              {...{ input, zone, canEdit, onOpen, onJournal }}
              system={systems.find(({ id }) => id === input.system)?.name}
              place={index + 1}
              count={inputs.length}
              onMove={(place) => move(input.id, place)}
            />
          ))}
        </ol>
      </DndContext>
      <span role="status" data-visually-hidden>
        {said}
      </span>
    </>
  );
}
