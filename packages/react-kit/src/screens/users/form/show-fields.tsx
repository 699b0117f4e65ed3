import { Controller } from 'react-hook-form';
import type { User } from '@postkit/sdk/schema';
import { sortShows, useShows } from '../../../data/shows/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { UserForm } from './use-user-form.ts';
import { userDialogMessages } from './user-dialog.messages.ts';

export interface ShowFieldsProps {
  user: User | null;
  form: UserForm;
  /** Slug of the current station, whose shows are offered. */
  here: string;
  isDisabled: boolean;
}

/** The shows of the current station that the user is limited to. Admins, and users who do not work here, have no limit. */
export function ShowFields({ user, form, here, isDisabled }: ShowFieldsProps) {
  const messages = useWords(userDialogMessages);
  const [access, disabled, stations, limit] = form.watch(['access', 'disabled', 'stations', 'limit']);
  if (user?.company_admin === 1 || access === 'admin' || disabled === 1 || !stations.includes(here))
    return null;
  return (
    <>
      <Controller
        control={form.control}
        name="limit"
        render={({ field: { value, onChange, onBlur } }) => (
          <RadioGroup
            label={messages.shows}
            isHorizontal
            options={[
              { id: 'all', label: messages.allShows },
              { id: 'chosen', label: messages.chosenShows },
            ]}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            description={value === 'all' ? messages.allShowsHint : messages.chosenShowsHint}
            isDisabled={isDisabled}
          />
        )}
      />
      {limit === 'chosen' && <ShowPicker form={form} isDisabled={isDisabled} />}
    </>
  );
}

function ShowPicker({ form, isDisabled }: Pick<ShowFieldsProps, 'form' | 'isDisabled'>) {
  const messages = useWords(userDialogMessages);
  const { data: shows, isLoadingError, refetch } = useShows();
  if (isLoadingError) {
    return (
      <p className="pk-user-form-failed" role="alert">
        {messages.showsFailed} <Button onPress={() => void refetch()}>{messages.retry}</Button>
      </p>
    );
  }
  return (
    <Controller
      control={form.control}
      name="shows"
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <MultiSelect
          ref={ref}
          label={messages.chooseShows}
          placeholder={messages.showsNone}
          isSearchable
          options={sortShows(shows ?? [], 'title').map(({ id, title }) => ({ id: String(id), label: title }))}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          isRequired
          isDisabled={isDisabled || shows === undefined}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
