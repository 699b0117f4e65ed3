import { useDraggable, useDroppable } from '@dnd-kit/core';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { CSSProperties } from 'react';
import type { PlayoutInput } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { InputDialog } from './input-dialogs.tsx';
import { InputFacts } from './input-facts.tsx';
import { inputsMessages } from './inputs.messages.ts';
import { usePlayoutChange } from './playout.queries.ts';

export interface InputRowProps {
  input: PlayoutInput;
  /** Name of its system; undefined for a form, and until the systems are loaded. */
  system: string | undefined;
  zone: string;
  canEdit: boolean;
  /** From 1. */
  place: number;
  count: number;
  onOpen(dialog: InputDialog): void;
  onJournal(inputId: number): void;
  onMove(place: number): void;
}

export function InputRow(props: InputRowProps) {
  const { input, system, zone, canEdit, count } = props;
  const messages = useWords(inputsMessages);
  const canMove = canEdit && count > 1;
  const { setNodeRef: setDrop } = useDroppable({ id: input.id, disabled: !canMove });
  const {
    setNodeRef: setDrag,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    isDragging,
  } = useDraggable({ id: input.id, disabled: !canMove });
  const style: CSSProperties = transform ? { translate: `0 ${transform.y}px` } : {};
  return (
    <li
      ref={(element) => {
        setDrop(element);
        setDrag(element);
      }}
      className="pk-playout-input"
      style={style}
      data-dragged={isDragging || undefined}
    >
      {canMove && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="pk-playout-grip"
          {...attributes}
          {...listeners}
          aria-label={messages.move(input.name)}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
      <InputFacts input={input} system={system} zone={zone} />
      {canEdit && <InputActions {...props} />}
    </li>
  );
}

function InputActions({ input, place, count, onOpen, onJournal, onMove }: InputRowProps) {
  const messages = useWords(inputsMessages);
  const catalogue = useCatalogue();
  const reportFailure = useReportFailure();
  const { id, name, active } = input;
  const setActive = usePlayoutChange((client, on: boolean) => client.playout.updateInput(id, { active: on }));

  function change(on: boolean): void {
    setActive.mutate(on, {
      onError: (error) =>
        reportFailure(messages.name, error, failureText(error, catalogue, messages.changeFailed)),
    });
  }

  const item = (itemId: string, label: string, onAction: () => void, isDisabled = false) => ({
    id: itemId,
    label,
    onAction,
    isDisabled,
  });
  const isPushed = input.transport.type === 'http-in';
  return (
    <span className="pk-playout-input-actions">
      <Switch
        label={messages.receives(name)}
        isLabelHidden
        isSelected={setActive.isPending ? setActive.variables : active}
        onChange={change}
      />
      <Menu
        label={messages.actions(name)}
        isIconOnly
        size="small"
        groups={[
          {
            id: 'use',
            items: [
              item('edit', messages.edit, () => onOpen({ kind: 'edit', id })),
              item('journal', messages.openJournal, () => onJournal(id)),
              ...(isPushed ? [item('renew', messages.newToken, () => onOpen({ kind: 'renew', id }))] : []),
            ],
          },
          {
            id: 'order',
            items: [
              item('up', messages.up, () => onMove(place - 1), place === 1),
              item('down', messages.down, () => onMove(place + 1), place === count),
            ],
          },
          {
            id: 'remove',
            items: [
              { ...item('remove', messages.remove, () => onOpen({ kind: 'remove', id })), isDanger: true },
            ],
          },
        ]}
      />
    </span>
  );
}
