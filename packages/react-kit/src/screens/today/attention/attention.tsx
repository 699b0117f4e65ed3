import { useId } from 'react';
import type { FailedDelivery, MissedPublish, Today } from '@postkit/sdk/schema';
import { destinationName } from '../../../data/destinations/index.ts';
import { episodeEditorAddress } from '../../../data/episodes/index.ts';
import { reasonText } from '../../../data/schedules/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useCanOpen } from '../area-link.tsx';
import { scheduleAddress } from '../order/address-of.ts';
import { todayMessages } from '../today.messages.ts';
import { useRetryToday, useRunTodayAgain } from '../today.mutations.ts';
import './attention.css';
import { Trouble } from './trouble.tsx';
import { TroubledInput, troubledInputs } from './troubled-inputs.tsx';

interface AttentionProps {
  session: StationSession;
  day: Pick<Today, 'log' | 'podcasts'>;
}

/** Inputs in trouble, deliveries that failed and episodes that were not published; absent while there are none. */
export function Attention({ session, day: { log, podcasts } }: AttentionProps) {
  const messages = useWords(todayMessages);
  const id = useId();
  const { failed_deliveries = [], missed = [] } = podcasts ?? {};
  const inputs = troubledInputs(log?.inputs ?? []);
  if (inputs.length + failed_deliveries.length + missed.length === 0) return null;
  return (
    <section className="pk-today-part" aria-labelledby={id}>
      <div className="pk-today-part-head">
        <Heading level={2} id={id}>
          {messages.attention.heading}
        </Heading>
      </div>
      <ul className="pk-today-panel pk-attention" aria-label={messages.attention.list}>
        {inputs.map((input) => (
          <TroubledInput key={input.id} input={input} session={session} />
        ))}
        {missed.map((one) => (
          <Missed key={`${one.schedule_id} ${one.start}`} missed={one} session={session} />
        ))}
        {failed_deliveries.map((one) => (
          <Failed key={`${one.playlist_id} ${one.connection_id}`} delivery={one} />
        ))}
      </ul>
    </section>
  );
}

function Failed({ delivery }: { delivery: FailedDelivery }) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(todayMessages);
  const retry = useRetryToday();
  const { name, message, can_retry, playlist_id, connection_id } = delivery;
  const destination = destinationName(delivery, catalogue);
  const send = () =>
    retry.mutate(
      { playlist_id, connection_id },
      { onError: (error) => reportFailure(messages.attention.retryFailed, error) },
    );
  return (
    <Trouble title={messages.attention.undelivered(name, destination)} text={message}>
      {can_retry && (
        <Button
          size="small"
          isBusy={retry.isPending}
          aria-label={messages.attention.tryAgainOf(name, destination)}
          onPress={send}
        >
          {messages.attention.tryAgain}
        </Button>
      )}
    </Trouble>
  );
}

function Missed({ missed, session }: { missed: MissedPublish; session: StationSession }) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(todayMessages);
  const { host } = usePostKit();
  const run = useRunTodayAgain();
  const canOpen = useCanOpen(session);
  const { title, episode_id, show_id, schedule_id, run_again_id } = missed;
  const text = reasonText(missed, catalogue);
  return (
    <Trouble title={messages.attention.missed(title)} text={text && `${text}.`}>
      {episode_id !== null && canOpen('episodes') && (
        <Button
          size="small"
          aria-label={messages.attention.openDraftOf(title)}
          onPress={() => host.navigate(episodeEditorAddress(session.slug, show_id, episode_id))}
        >
          {messages.attention.openDraft}
        </Button>
      )}
      {run_again_id !== null && (
        <Button
          size="small"
          isBusy={run.isPending}
          aria-label={messages.attention.runAgainOf(title)}
          onPress={() =>
            run.mutate(run_again_id, {
              onError: (error) => reportFailure(messages.attention.runFailed, error),
            })
          }
        >
          {messages.attention.runAgain}
        </Button>
      )}
      {episode_id === null && run_again_id === null && canOpen('schedules') && (
        <Button
          size="small"
          aria-label={messages.attention.openScheduleOf(title)}
          onPress={() => host.navigate(scheduleAddress(session.slug, schedule_id))}
        >
          {messages.attention.openSchedule}
        </Button>
      )}
    </Trouble>
  );
}
