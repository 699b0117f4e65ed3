import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { serverMessage } from '@postkit/sdk';
import { missingText, reasonText } from '../../../data/schedules/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatLongDuration } from '../../../host/time/format-duration.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { addDays } from '../../../host/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import type { ReadyScheduleSetup } from '../schedule-setup.controller.ts';
import { dryRunMessages } from '../schedule-setup.messages.ts';
import { saveWarnings, schedulePayload } from '../schedule-setup.model.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

export interface DryRunProps {
  form: ScheduleFormState;
  setup: ReadyScheduleSetup;
}

/** Shows the episode that yesterday's log would have become with the form's values. */
export function DryRunPart({ form, setup: { station, show, isTv } }: DryRunProps) {
  const catalogue = useCatalogue();
  const messages = useWords(dryRunMessages);
  const { client } = usePostKit();
  const date = addDays(useToday(station.timezone), -1);
  const isComplete = useWatch({
    control: form.control,
    compute: (fields) => saveWarnings(fields).length === 0,
  });
  const preview = useMutation({
    mutationFn: async () => {
      const fields = form.getValues();
      const tagIds = fields.playlist_categories.filter((tag) => typeof tag === 'number');
      return client.schedules.preview({
        ...schedulePayload(fields, { showId: show.id, isTv, tagIds }),
        date,
      });
    },
  });
  const run = preview.data?.dry_run;
  return (
    <section className="pk-schedule-runs" aria-label={messages.heading}>
      <Heading level={2} look={4}>
        {messages.heading}
      </Heading>
      <p className="pk-muted">{isComplete ? messages.help : messages.incomplete}</p>
      <Button
        isDisabled={!isComplete}
        isBusy={preview.isPending}
        busyLabel={messages.running}
        onPress={() => preview.mutate()}
      >
        {messages.run}
      </Button>
      {preview.isError && (
        <Banner tone="danger" title={messages.failed} isLive>
          {failureDetails(preview.error)}
        </Banner>
      )}
      {preview.isSuccess && (
        <div role="status">
          {run ? (
            <Banner
              tone={run.outcome === 'skipped' || run.reason !== null ? 'warning' : 'success'}
              title={messages.outcomes[run.outcome]}
            >
              <p>{run.title || show.title}</p>
              <p>{messages.facts(run.events, formatLongDuration(run.seconds, catalogue))}</p>
              {run.reason !== null && <p>{reasonText(run, catalogue)}</p>}
              {run.missing.length > 0 && <p>{missingText(run.missing, station.timezone, catalogue)}</p>}
            </Banner>
          ) : (
            <p>{messages.skippedHours}</p>
          )}
        </div>
      )}
    </section>
  );
}

function failureDetails(error: unknown): string {
  const message = serverMessage(error);
  return message.action === 'show' ? message.details : '';
}
