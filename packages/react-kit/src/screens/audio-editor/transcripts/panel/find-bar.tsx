import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { SearchField } from '../../../../ui/search-field/search-field.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { panelMessages } from './transcript-panel.messages.ts';

interface FindBarProps {
  query: string;
  count: number;
  /** Index of the hit in view; null for none. */
  shown: number | null;
  onQuery: (query: string) => void;
  onStep: (step: 1 | -1) => void;
  /** Plays from the hit in view. */
  onPlay: () => void;
}

/** Finds words, and steps through the places. */
export function FindBar({ query, count, shown, onQuery, onStep, onPlay }: FindBarProps) {
  const messages = useWords(panelMessages);
  return (
    <div className="pk-transcript-find">
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={query}
        onChange={onQuery}
        onSubmit={onPlay}
      />
      {query.trim() !== '' && (
        <>
          <span className="pk-time pk-muted" role="status">
            {messages.hits(shown, count)}
          </span>
          <IconButton
            label={messages.previous}
            icon={<ChevronUp aria-hidden="true" />}
            isDisabled={count === 0}
            onPress={() => onStep(-1)}
          />
          <IconButton
            label={messages.next}
            icon={<ChevronDown aria-hidden="true" />}
            isDisabled={count === 0}
            onPress={() => onStep(1)}
          />
        </>
      )}
    </div>
  );
}
