import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { lazySection } from '../../../host/lazy-section.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { selectionMessages } from './selection.messages.ts';
import './selection-bar.css';
import type { EpisodeSelection } from './use-episode-selection.ts';

const SelectionActions = lazySection(
  () => import('./selection-actions.tsx').then((module) => module.SelectionActions),
  () => null,
);

/** Announces the number of selected episodes, and offers the actions for them in a bar above the list's lower edge. */
export function SelectionBar({ selection }: { selection: EpisodeSelection }) {
  const messages = useWords(selectionMessages);
  const { episodes, clear } = selection;
  const count = episodes.length;
  // An open dialog outlives the selection that its action clears.
  const [wasUsed, setUsed] = useState(false);
  if (count > 0 && !wasUsed) setUsed(true);
  return (
    <section className="pk-selection" aria-label={messages.region} data-empty={count === 0 || undefined}>
      {/* The live region must exist before the first selection. */}
      <div className={count > 0 ? 'pk-selection-bar' : undefined} data-deck={count > 0 ? '' : undefined}>
        <span role="status" className="pk-selection-count" data-visually-hidden={count === 0 || undefined}>
          {count > 0 ? messages.selected(count) : messages.none}
        </span>
        {wasUsed && <SelectionActions selection={selection} />}
        {count > 0 && <IconButton label={messages.clear} icon={<X aria-hidden="true" />} onPress={clear} />}
      </div>
    </section>
  );
}
