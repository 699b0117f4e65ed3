import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { Button } from '../../../ui/button/button.tsx';
import { focusedElement } from '../../../ui/root/focused-element.ts';
import { ToggleButton } from '../../../ui/toggle-button/toggle-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import type { PickedType } from '../timeline-model/picked-events.ts';
import './pick-bar.css';
import { nonePicked, pickedInOrder, pickedOfType } from '../timeline-model/picked-events.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';
import { pickMessages } from './picking.messages.ts';

export interface PickBarProps {
  /** Type of the events in the list of this bar. */
  type: PickedType;
  /** More actions on the picked events of this list. */
  children?: (own: readonly AudioEvent[]) => ReactNode;
}

/** Turns picking of several events on, and adds all picked events. */
export function PickBar({ type, children }: PickBarProps) {
  const messages = useWords(pickMessages);
  const store = useEditorStore();
  const isPicking = useEditor((state) => state.isPicking);
  const picks = usePicks(type);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToggleButton
        ref={toggle}
        size="small"
        icon={<ListChecks aria-hidden="true" />}
        isSelected={isPicking}
        onChange={(wanted) => store.getState().setPicking(wanted)}
      >
        {messages.pick}
      </ToggleButton>
      {picks.own.length > 0 && (
        <PickActions picks={picks} leaveTo={toggle}>
          {children?.(picks.own)}
        </PickActions>
      )}
    </>
  );
}

interface PickActionsProps {
  picks: Picks;
  leaveTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function PickActions({ picks, leaveTo, children }: PickActionsProps) {
  const messages = useWords(pickMessages);
  const region = useRef<HTMLSpanElement>(null);
  // Each of these buttons unmounts itself, so the focus moves to the toggle.
  useLayoutEffect(() => {
    const element = region.current;
    const target = leaveTo.current;
    return () => {
      if (element?.contains(focusedElement(element))) target?.focus();
    };
  }, [leaveTo]);
  return (
    <span ref={region} className="pk-pick-actions">
      <Button variant="quiet" size="small" onPress={picks.clear}>
        {messages.clear}
      </Button>
      {children}
      <Button variant="primary" size="small" onPress={picks.add}>
        {messages.add(picks.count)}
      </Button>
    </span>
  );
}

interface Picks {
  /** Number of picked events of all lists. */
  count: number;
  /** The picked events of one list. */
  own: readonly AudioEvent[];
  clear: () => void;
  add: () => void;
}

/** The picked events, and actions that add or clear them. */
function usePicks(type: PickedType): Picks {
  const store = useEditorStore();
  const addEvents = useAddEvents();
  const picked = useEditor((state) => state.picked);
  const clear = () => store.getState().setPicked(nonePicked);
  return {
    count: picked.size,
    own: pickedOfType(picked, type),
    clear,
    add: () => {
      addEvents(pickedInOrder(store.getState().picked));
      clear();
    },
  };
}
