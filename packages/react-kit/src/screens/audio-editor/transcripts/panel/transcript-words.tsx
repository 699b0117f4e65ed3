import { useMemo, useState } from 'react';
import type { Transcript } from '@postkit/sdk/schema';
import { findWords } from '../../../../data/transcripts/index.ts';
import { cutOfWords, keptParts, type MsRange } from '../../../../data/transcripts/index.ts';
import { wordsText } from '../../../../data/transcripts/index.ts';
import { useNotify } from '../../../../host/use-notify.ts';
import { useWords } from '../../../../words/use-words.ts';
import { WordList } from '../words/word-list.tsx';
import { noWords, wordAt, type WordSelection, wordsBetween } from '../words/word-selection.ts';
import { FindBar } from './find-bar.tsx';
import type { TranscriptPanelProps } from './transcript-panel-props.ts';
import { panelMessages } from './transcript-panel.messages.ts';
import { WordTools } from './word-tools.tsx';

/** Longest name of a clip, in characters. */
const longestName = 48;

/** The words with the tools for them. */
export function TranscriptWords(props: TranscriptPanelProps & { transcript: Transcript }) {
  const messages = useWords(panelMessages);
  const { transcript, title, durationMs, positionMs, onPlay, onCut, onClip } = props;
  const { words, speakers } = transcript;
  const [selection, setSelection] = useState<WordSelection>(noWords);
  const [isSelecting, setSelecting] = useState(false);
  const [query, setQuery] = useState(props.query ?? '');
  const hits = useMemo(() => findWords(words, query), [words, query]);
  const [shown, setShown] = useState(0);
  const notify = useNotify();
  const shownHit = hits.length === 0 ? null : Math.min(shown, hits.length - 1);
  const range = wordsBetween(selection);
  const chosen = range && (isSelecting || range[0] !== range[1]) ? range : null;
  const stretch = range && cutOfWords(words, range[0], range[1], durationMs);

  function cut(removed: readonly MsRange[]) {
    if (!keptParts(durationMs, removed))
      notify({ name: messages.cut, details: messages.wholeClip, type: 'error' });
    else onCut?.(removed);
  }

  function makeClip() {
    if (!range || !stretch) return;
    const name = wordsText(words, ...range);
    onClip?.(stretch, name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name);
  }

  return (
    <>
      <WordTools
        {...props}
        selected={
          chosen && stretch
            ? messages.selected(countHeard(transcript, chosen), stretch.start, stretch.end)
            : null
        }
        canUse={stretch !== null && chosen !== null}
        isSelecting={isSelecting}
        onSelecting={(isOn) => {
          setSelecting(isOn);
          setSelection(noWords);
        }}
        onCutWords={onCut && (() => stretch && cut([stretch]))}
        onMakeClip={onClip && makeClip}
        onRemove={onCut && cut}
      />
      <FindBar
        query={query}
        count={hits.length}
        shown={shownHit}
        onQuery={(text) => {
          setQuery(text);
          setShown(0);
        }}
        onStep={(step) =>
          setShown(hits.length === 0 ? 0 : ((shownHit ?? 0) + step + hits.length) % hits.length)
        }
        onPlay={() => shownHit !== null && onPlay(words[hits[shownHit]?.[0] ?? 0]?.start ?? 0)}
      />
      <div className="pk-transcript-scroll">
        <WordList
          title={title}
          words={words}
          speakers={speakers}
          selection={selection}
          onSelect={setSelection}
          current={positionMs === null ? -1 : wordAt(words, positionMs)}
          hits={hits}
          shownHit={shownHit}
          isSelecting={isSelecting}
          onPlay={(index) => onPlay(words[index]?.start ?? 0)}
          onCut={onCut && !props.isBusy ? () => stretch && cut([stretch]) : undefined}
        />
      </div>
    </>
  );
}

function countHeard({ words }: Transcript, [first, last]: readonly [number, number]): number {
  return words.slice(first, last + 1).filter(({ cut }) => !cut).length;
}
