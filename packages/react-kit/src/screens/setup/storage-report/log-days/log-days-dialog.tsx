import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mostLogDays } from '@postkit/sdk/schema';
import { FailureBanner } from '../../../../host/failure-banner.tsx';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { settingsQueries } from '../../../../host/settings/settings.queries.ts';
import { useNotify } from '../../../../host/use-notify.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state/error-state.tsx';
import { formatBytes } from '../../../../ui/format/format-bytes.ts';
import { NumberField } from '../../../../ui/number-field/number-field.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../../../words/use-words.ts';
import { storageQueries } from '../storage.queries.ts';
import { EffectFacts } from './effect-facts.tsx';
import { logDaysMessages } from './log-days.messages.ts';

export interface LogDaysDialogProps {
  /** The present time. */
  days: number;
  zone: string;
  onClose: () => void;
}

/** Changes how long the log is kept, after the user has seen the effect. */
export function LogDaysDialog({ days: present, zone, onClose }: LogDaysDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(logDaysMessages);
  const { client } = usePostKit();
  const [days, setDays] = useState<number | null>(present);
  const isValid = days !== null && Number.isInteger(days) && days >= 1 && days <= mostLogDays;
  const effect = useQuery({ ...storageQueries.logDays(client, days ?? present), enabled: isValid });
  const save = useSaveLogDays(onClose);
  const removed = effect.data?.removed.bytes ?? 0;

  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={save.isPending ? undefined : onClose}
      footer={
        <>
          <Button isDisabled={save.isPending} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant={removed > 0 ? 'danger' : 'primary'}
            isBusy={save.isPending}
            isDisabled={!isValid || !effect.data || days === present}
            onPress={() => days !== null && save.mutate({ log_days: days, confirm: removed > 0 })}
          >
            {removed > 0 ? messages.deleteAndSave(formatBytes(removed, catalogue)) : messages.save}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <NumberField
          label={messages.days}
          description={messages.daysRange}
          value={days}
          minValue={1}
          maxValue={mostLogDays}
          step={1}
          isDisabled={save.isPending}
          onChange={setDays}
        />
        {effect.isLoadingError && (
          <ErrorState
            message={messages.failed}
            isRetrying={effect.isFetching}
            onRetry={() => void effect.refetch()}
          />
        )}
        {isValid && effect.isPending && (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="160px" />
          </div>
        )}
        {isValid && effect.data && <EffectFacts effect={effect.data} zone={zone} />}
        {save.error && <FailureBanner error={save.error} call={messages.saveFailed} />}
      </div>
    </Dialog>
  );
}

function useSaveLogDays(onSaved: () => void) {
  const messages = useWords(logDaysMessages);
  const { client } = usePostKit();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: { log_days: number; confirm: boolean }) => client.settings.setLogDays(change),
    async onSuccess({ log_days }) {
      notify({ name: messages.title, details: messages.saved(log_days), type: 'success' });
      onSaved();
      await Promise.all([
        queries.invalidateQueries({ queryKey: storageQueries.all(client) }),
        queries.invalidateQueries({ queryKey: settingsQueries.all(client) }),
      ]);
    },
  });
}
