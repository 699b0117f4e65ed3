import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useWords } from '../../words/use-words.ts';
import './option-search.css';
import { optionSearchMessages } from './option-search.messages.ts';

export interface OptionSearchProps {
  children: ReactNode;
  /** Receives the text instead of filtering by it, and an empty one when the list closes. */
  onSearch?: ((text: string) => void) | undefined;
}

/** A search above a list of options: the arrow keys move through the matches while the focus stays in the search. */
export function OptionSearch({ children, onSearch }: OptionSearchProps) {
  const messages = useWords(optionSearchMessages);
  const { contains } = useFilter({ sensitivity: 'base' });
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => latest.current?.(''), []);
  return (
    <Autocomplete {...(onSearch ? { onInputChange: onSearch } : { filter: contains })}>
      {/* A user who opens a list of hundreds types next. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField aria-label={messages.search} autoFocus className="pk-option-search">
        <Search aria-hidden="true" />
        <Input className="pk-field-input" placeholder={messages.search} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
