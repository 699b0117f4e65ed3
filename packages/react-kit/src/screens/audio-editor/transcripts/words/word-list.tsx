import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { TranscriptSpeaker, TranscriptWord } from '@postkit/sdk/schema';
import { isElement } from '../../../../ui/root/is-element.ts';
import { treeOf } from '../../../../ui/root/tree-of.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../../words/use-words.ts';
import './words.css';
import { WordParagraphView } from './word-paragraph.tsx';
import {
  isSelected,
  nextHeard,
  paragraphsOf,
  type WordParagraph,
  type WordSelection,
  wordsBetween,
} from './word-selection.ts';
import { wordsMessages } from './words.messages.ts';

export interface WordListProps {
  title: string;
  words: readonly TranscriptWord[];
  speakers: readonly TranscriptSpeaker[];
  selection: WordSelection;
  onSelect: (selection: WordSelection) => void;
  /** Index of the word that is heard; −1 for none. */
  current: number;
  /** First and last indexes of found words. */
  hits: readonly (readonly [number, number])[];
  /** The hit to bring into view. */
  shownHit: number | null;
  /** A press extends the selection instead of playing. */
  isSelecting: boolean;
  onPlay: (index: number) => void;
  /** Called for Delete and Backspace. */
  onCut?: (() => void) | undefined;
}

/** Spoken words as time codes: a press plays from a word, dragging or Shift selects words. */
export function WordList(props: WordListProps) {
  const messages = useWords(wordsMessages);
  const { title, words, speakers, selection, current, hits, shownHit } = props;
  const list = useRef<HTMLDivElement>(null);
  const paragraphs = useMemo(() => paragraphsOf(words), [words]);
  const marks = useMemo(
    () =>
      new Set(hits.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))),
    [hits],
  );
  const pointer = usePointerSelection(props);
  const tabStop = selection.focus >= 0 ? selection.focus : nextHeard(words, -1, 1);
  const wordOf = (index: number) => list.current?.querySelector<HTMLElement>(`[data-word="${index}"]`);

  useEffect(() => {
    const first = shownHit === null ? undefined : hits[shownHit]?.[0];
    if (first !== undefined)
      list.current?.querySelector(`[data-word="${first}"]`)?.scrollIntoView({ block: 'center' });
  }, [hits, shownHit]);
  useEffect(() => {
    if (current >= 0)
      list.current?.querySelector(`[data-word="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function onKeyDown(event: KeyboardEvent) {
    const focus = Number((event.target as HTMLElement).dataset['word'] ?? -1);
    if (focus < 0) return;
    const next = keyTarget(event, words, paragraphs, focus);
    if (next !== null) {
      props.onSelect({
        anchor: event.shiftKey && selection.anchor >= 0 ? selection.anchor : event.shiftKey ? focus : next,
        focus: next,
      });
      wordOf(next)?.focus();
    } else if (event.key === 'Enter') props.onPlay(focus);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && props.onCut) props.onCut();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      props.onSelect({ anchor: 0, focus: nextHeard(words, words.length, -1) });
    else if (event.key === 'Escape' && selection.anchor >= 0 && selection.anchor !== selection.focus)
      props.onSelect({ anchor: focus, focus });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-multiselectable="true"
      aria-label={messages.label(title)}
      aria-describedby="pk-words-keys"
      tabIndex={-1}
      className="pk-words"
      data-selecting={props.isSelecting || undefined}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <VisuallyHidden id="pk-words-keys">{messages.keys}</VisuallyHidden>
      {paragraphs.map((paragraph) => (
        <WordParagraphView
          key={paragraph.first}
          words={words}
          paragraph={paragraph}
          speaker={
            paragraph.isNewSpeaker && paragraph.speaker !== null
              ? (speakers[paragraph.speaker]?.name ?? null)
              : null
          }
          current={within(paragraph, current)}
          tabStop={within(paragraph, tabStop)}
          selected={selectedWithin(paragraph, selection)}
          marks={marks}
        />
      ))}
    </div>
  );
}

function within({ first, last }: WordParagraph, index: number): number {
  return index >= first && index <= last ? index : -1;
}

/** The part of the selection in a paragraph as text, so that other paragraphs need no update. */
function selectedWithin({ first, last }: WordParagraph, selection: WordSelection): string {
  const range = wordsBetween(selection);
  if (!range || range[1] < first || range[0] > last) return '';
  return `${Math.max(first, range[0])} ${Math.min(last, range[1])}`;
}

/** The word to which a key moves; null for another key. */
function keyTarget(
  event: KeyboardEvent,
  words: readonly TranscriptWord[],
  paragraphs: readonly WordParagraph[],
  focus: number,
): number | null {
  const paragraph = paragraphs.findIndex(({ first, last }) => focus >= first && focus <= last);
  const firstOf = (index: number) => nextHeard(words, (paragraphs[index]?.first ?? 0) - 1, 1);
  switch (event.key) {
    case 'ArrowRight':
      return nextHeard(words, focus, 1);
    case 'ArrowLeft':
      return nextHeard(words, focus, -1);
    case 'ArrowDown':
      return paragraph + 1 < paragraphs.length ? firstOf(paragraph + 1) : nextHeard(words, words.length, -1);
    case 'ArrowUp':
      return focus > firstOf(paragraph) ? firstOf(paragraph) : firstOf(Math.max(0, paragraph - 1));
    case 'Home':
      return nextHeard(words, -1, 1);
    case 'End':
      return nextHeard(words, words.length, -1);
    default:
      return null;
  }
}

/** Presses and drags on words. */
function usePointerSelection({ words, selection, onSelect, onPlay, isSelecting }: WordListProps) {
  const pressed = useRef<{ index: number; isDrag: boolean } | null>(null);
  const indexOf = (target: EventTarget | null): number => {
    const word = isElement(target) ? target.closest<HTMLElement>('[data-word]') : null;
    return word ? Number(word.dataset['word']) : -1;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const index = indexOf(event.target);
      if (event.button !== 0 || index < 0 || words[index]?.cut) return;
      pressed.current = { index, isDrag: false };
      if (event.shiftKey && selection.anchor >= 0) {
        onSelect({ ...selection, focus: index });
        pressed.current.isDrag = true;
      }
    },
    onPointerMove: (event: PointerEvent) => {
      // Touch scrolls; there, the button “Select words” selects.
      if (!pressed.current || event.pointerType === 'touch' || event.buttons === 0) return;
      const index = indexOf(treeOf(event.currentTarget).elementFromPoint(event.clientX, event.clientY));
      if (index < 0 || words[index]?.cut || index === pressed.current.index) return;
      pressed.current.isDrag = true;
      onSelect({ anchor: pressed.current.index, focus: index });
    },
    onPointerUp: () => {
      const press = pressed.current;
      pressed.current = null;
      if (!press || press.isDrag) return;
      if (!isSelecting) {
        onSelect({ anchor: press.index, focus: press.index });
        return onPlay(press.index);
      }
      const isStarted = wordsBetween(selection) !== null && !isSelected(selection, press.index);
      onSelect(
        isStarted
          ? { anchor: selection.anchor, focus: press.index }
          : { anchor: press.index, focus: press.index },
      );
    },
    onPointerCancel: () => {
      pressed.current = null;
    },
  };
}
