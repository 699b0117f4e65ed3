import { type Control, useController } from 'react-hook-form';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import type { Option } from '../../ui/option/option.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { rssImportMessages } from './rss-import.messages.ts';
import type { ImportForm } from './rss-import.model.ts';

export interface ImportFieldProps {
  control: Control<ImportForm>;
  isBusy: boolean;
}

/** Number of feeds from which the list gets a search. */
const searchFrom = 10;

export function UrlField({ control, isBusy }: ImportFieldProps) {
  const messages = useWords(rssImportMessages);
  const { field, fieldState } = useController({ control, name: 'url' });
  return (
    <TextField
      {...field}
      label={messages.url}
      description={messages.urlHelp}
      placeholder={messages.urlExample}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      isRequired
      isReadOnly={isBusy}
      errorMessage={fieldState.error?.message}
    />
  );
}

export function ShowField({ control, isBusy, shows }: ImportFieldProps & { shows: readonly Option[] }) {
  const messages = useWords(rssImportMessages);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'show' });
  return (
    <ComboBox
      ref={ref}
      label={messages.show}
      description={shows.length === 0 ? messages.noShows : messages.showHelp}
      placeholder={messages.showNone}
      options={shows}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      onBlur={onBlur}
      isRequired
      isDisabled={isBusy}
      errorMessage={fieldState.error?.message}
    />
  );
}

export function FeedsField({ control, isBusy, feeds }: ImportFieldProps & { feeds: readonly Option[] }) {
  const messages = useWords(rssImportMessages);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'feeds' });
  return (
    <MultiSelect
      ref={ref}
      label={messages.feeds}
      description={feeds.length === 0 ? messages.noFeeds : messages.feedsHelp}
      placeholder={messages.feedsNone}
      isSearchable={feeds.length >= searchFrom}
      options={feeds}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isRequired
      isDisabled={isBusy}
      errorMessage={fieldState.error?.message}
    />
  );
}
