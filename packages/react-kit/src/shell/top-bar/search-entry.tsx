import Search from 'lucide-react/icons/search';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { useWords } from '../../words/use-words.ts';
import { paletteKeys } from '../keys/palette-keys.ts';
import { shellMessages } from '../shell.messages.ts';

/** Opens the palette, which searches the whole station. On narrow pages it is an icon. */
export function SearchEntry({ onOpen }: { onOpen: () => void }) {
  const messages = useWords(shellMessages);
  return (
    <button type="button" className="pk-search-entry" aria-haspopup="dialog" onClick={onOpen}>
      <Search aria-hidden="true" />
      <span className="pk-search-entry-text">{messages.searchHint}</span>
      <span className="pk-search-entry-key" aria-hidden="true">
        <Kbd keys={paletteKeys()} />
      </span>
    </button>
  );
}
