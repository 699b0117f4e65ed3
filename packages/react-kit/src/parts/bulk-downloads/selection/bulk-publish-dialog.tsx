import { useId, useState } from 'react';
import {
  destinationName,
  destinationOffers,
  postedDestinations,
  useDestinations,
} from '../../../data/destinations/index.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { usePublishEpisodes } from './bulk-actions.mutations.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { selectionMessages } from './selection.messages.ts';
import { useShowOutcome } from './use-show-outcome.ts';

const reasons = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(selectionMessages);
  return {
    'too-long': messages.tooLong,
    inactive: messages.inactive,
  };
};

/** Publishes the selected episodes, and adds destinations to those that are published already. */
export function BulkPublishDialog({ selection, onClose }: BulkDialogProps) {
  const reportFailure = useReportFailure();
  const showOutcome = useShowOutcome(selection);
  const catalogue = useCatalogue();
  const messages = useWords(selectionMessages);
  const destinations = useDestinations();
  const { mutate, isPending, done } = usePublishEpisodes();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { episodes } = selection;
  const hintId = useId();
  const offers = destinationOffers(
    destinations.data ?? [],
    Math.max(...episodes.map(({ duration }) => duration)),
    catalogue,
  );
  const posted = postedDestinations(offers, [...chosen], catalogue);

  function choose(id: number, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  function publish(): void {
    mutate(
      { episodes, destinations: posted },
      {
        onSuccess: (outcome) =>
          showOutcome(outcome, { done: messages.published, failed: messages.publishFailed }),
        onError: (error) => reportFailure(messages.publishFailed, error),
        onSettled: onClose,
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={messages.publishTitle(episodes.length)}
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isDisabled={posted.length === 0} isBusy={isPending} onPress={publish}>
            {messages.publishNow}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p id={hintId}>{messages.publishText}</p>
        {destinations.isPending && <Skeleton height="64px" />}
        {destinations.isError && <p className="pk-muted">{messages.destinationsFailed}</p>}
        {destinations.data && offers.length === 0 && <p className="pk-muted">{messages.noDestinations}</p>}
        <div role="group" aria-label={messages.destinations} aria-describedby={hintId}>
          {offers.map(({ destination, reason }) => (
            <Checkbox
              key={destination.id}
              label={destinationName(destination, catalogue)}
              description={reason ? reasons(catalogue)[reason] : undefined}
              isSelected={posted.includes(destination.id)}
              isDisabled={isPending || reason !== null}
              onChange={(isChosen) => choose(destination.id, isChosen)}
            />
          ))}
        </div>
        {isPending && <BulkProgress label={messages.publishing} done={done} total={episodes.length} />}
      </div>
    </Dialog>
  );
}
