import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usersQueries } from '../../data/users/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { useSaveSignInRules } from './users.mutations.ts';

/** The rules for signing in to the station. */
export function SignInRulesDialog({ station, onClose }: { station: string; onClose(): void }) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(secondFactorMessages);
  const { client } = usePostKit();
  const { data: rules, isError, isFetching, refetch } = useQuery(usersQueries.signInRules(client));
  const { mutate, isPending, error } = useSaveSignInRules();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isRequired = chosen ?? rules?.second_factor_required ?? false;

  function save(): void {
    mutate(
      { second_factor_required: isRequired },
      {
        onSuccess(saved) {
          const details = saved.second_factor_required ? messages.required : messages.optional;
          notify({ name: messages.rulesTitle, details, type: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={messages.rulesTitle}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      isBusy={isPending}
      isSubmitDisabled={!rules}
      onSubmit={save}
      onCancel={onClose}
    >
      {error && (
        <Banner tone="danger" title={messages.saveFailed} isLive>
          {failureText(error, catalogue)}
        </Banner>
      )}
      {rules && (
        <Checkbox
          label={messages.require}
          description={messages.requireHint(station)}
          isSelected={isRequired}
          isDisabled={isPending}
          onChange={setChosen}
        />
      )}
      {!rules && isError && (
        <ErrorState message={messages.rulesFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!rules && !isError && <Spinner label={messages.loading} />}
    </FormDialog>
  );
}
