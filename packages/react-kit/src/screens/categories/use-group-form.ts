import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isHttpError, serverMessage } from '@postkit/sdk';
import { type CategoryGroup, categoryGroup } from '@postkit/sdk/schema';
import { useReportFailure } from '../../host/use-report-failure.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { categoriesMessages, groupDialogMessages } from './categories.messages.ts';
import { useSaveGroup } from './groups.mutations.ts';

const schema = categoryGroup.pick({
  name: true,
  color: true,
  category_type: true,
  in_episodes: true,
  display_in_player: true,
  allow_sharing: true,
  allow_replaying: true,
  allow_replacing: true,
  allow_inserting: true,
  allow_replacement_skipping: true,
});
export type GroupFields = z.output<typeof schema>;

const newGroup: GroupFields = {
  name: '',
  color: 'gray',
  category_type: 'other',
  in_episodes: 'keep',
  display_in_player: false,
  allow_sharing: false,
  allow_replaying: false,
  allow_replacing: false,
  allow_inserting: false,
  allow_replacement_skipping: false,
};

/** The form of a new group (null) or of an existing one, which sends only changed fields. */
export function useGroupForm(group: CategoryGroup | null, onSaved: (saved: CategoryGroup) => void) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(categoriesMessages);
  const { mutate, isPending, isPaused, error } = useSaveGroup();
  const form = useForm<GroupFields>({
    resolver: zodResolver(schema),
    defaultValues: group ? schema.parse(group) : newGroup,
  });
  const { dirtyFields } = form.formState;

  function changedFields(fields: GroupFields): Partial<GroupFields> {
    const names = Object.keys(fields) as FieldPath<GroupFields>[];
    return Object.fromEntries(names.filter((name) => dirtyFields[name]).map((name) => [name, fields[name]]));
  }

  const submit = form.handleSubmit((fields) => {
    const save = group
      ? { group, fields: changedFields(fields) }
      : { group, fields: { ...fields, absorb: '', categories: [] } };
    mutate(save, {
      onSuccess: onSaved,
      onError(reason) {
        const conflict = nameConflictText(reason);
        if (conflict) form.setError('name', { message: conflict }, { shouldFocus: true });
        else reportFailure(messages.changeFailed, reason);
      },
    });
  });

  return {
    form,
    isBusy: isPending,
    /** The browser is offline; the save continues when it is back online. */
    isWaiting: isPaused,
    failure: error && !nameConflictText(error) ? failureText(error, catalogue) : undefined,
    submit: () => void submit(),
  };
}

export type GroupForm = ReturnType<typeof useGroupForm>['form'];

/** The station's message if another group has the name, for the name field. */
function nameConflictText(error: unknown): string | undefined {
  return isHttpError(error, 409) ? error.message.replace(/^409: /, '') : undefined;
}

function failureText(error: unknown, catalogue: Catalogue): string | undefined {
  const groupDialogWords = catalogue.wordsOf(groupDialogMessages);
  if (isHttpError(error, 404)) return groupDialogWords.gone;
  const message = serverMessage(error);
  return message.action === 'show' ? message.details : undefined;
}
