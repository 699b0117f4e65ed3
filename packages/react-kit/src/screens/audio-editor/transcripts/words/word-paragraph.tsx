import { memo } from 'react';
import type { TranscriptWord } from '@postkit/sdk/schema';
import { isSpaced } from '@postkit/sdk/words';
import { useWords } from '../../../../words/use-words.ts';
import type { WordParagraph } from './word-selection.ts';
import { wordsMessages } from './words.messages.ts';

interface WordParagraphProps {
  words: readonly TranscriptWord[];
  paragraph: WordParagraph;
  /** Name of a speaker who begins here; null otherwise. */
  speaker: string | null;
  /** Index of the heard word if it is here, else −1. */
  current: number;
  /** Index of the word that Tab reaches if it is here, else −1. */
  tabStop: number;
  /** First and last selected index here, with a space between them; empty for none. */
  selected: string;
  marks: ReadonlySet<number>;
}

/** One paragraph; it renders again only if something in it changes. */
export const WordParagraphView = memo(function WordParagraphView(props: WordParagraphProps) {
  const messages = useWords(wordsMessages);
  const { words, paragraph, speaker, current, tabStop, selected, marks } = props;
  const { first, last } = paragraph;
  const [from = -1, to = -1] = selected === '' ? [] : selected.split(' ').map(Number);
  const time = messages.at(words[first]?.start ?? 0);
  return (
    <div
      role="group"
      className="pk-words-paragraph"
      aria-label={speaker === null ? time : `${speaker}, ${time}`}
    >
      <span className="pk-words-head" aria-hidden="true">
        <span className="pk-words-time">{time}</span>
        {speaker !== null && <b>{speaker}</b>}
      </span>
      {words.slice(first, last + 1).map((word, offset) => {
        const index = first + offset;
        const space = isSpaced(word.text, words[index + 1]?.text ?? '') && ' ';
        if (word.cut)
          return (
            <span
              key={index}
              role="option"
              aria-selected="false"
              aria-disabled="true"
              className="pk-word"
              data-cut
              aria-label={messages.cutWord(word.text)}
            >
              <s>{word.text.trimEnd()}</s>
              {space}
            </span>
          );
        const isChosen = index >= from && index <= to;
        return (
          <span
            key={index}
            role="option"
            aria-selected={isChosen}
            aria-current={index === current || undefined}
            tabIndex={index === tabStop ? 0 : -1}
            data-word={index}
            className="pk-word"
            data-chosen={isChosen ? (from === to ? 'one' : 'many') : undefined}
            data-hit={marks.has(index) || undefined}
          >
            {word.text.trimEnd()}
            {space}
          </span>
        );
      })}
    </div>
  );
});
