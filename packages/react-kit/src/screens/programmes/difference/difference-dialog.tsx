import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { ProgrammePlan, ProgrammePlanLine, ProgrammeSource } from '@postkit/sdk/schema';
import { useProgrammeChange, useProgrammePlan } from '../../../data/programmes/index.ts';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { differenceMessages } from './difference.messages.ts';
import { PlanLine } from './plan-line.tsx';
import { useAppliedMessage } from './use-applied-message.ts';

export interface DifferenceDialogProps {
  source: ProgrammeSource;
  planId: number;
  zone: string;
  /** Shows the plan of the source that waits now. */
  onNewest(this: void): void;
  onClose(this: void): void;
}

/** Pixels of a line before it is measured, and of the list at most. */
const linePixels = { estimate: 68, most: 460 };

/** The differences between a source and the week of the station: all or some are applied. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  const { source, planId, zone, onNewest, onClose } = props;
  const messages = useWords(differenceMessages);
  const plan = useProgrammePlan(planId);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const showApplied = useAppliedMessage(source.title);
  const apply = useProgrammeChange((client, lines: number[] | undefined) =>
    client.programmes.apply(planId, lines ? { lines } : {}),
  );
  const lines = plan.data?.lines ?? [];
  const chosen = lines.filter(({ id }) => !left.has(id));
  // A reading deletes the plan that waited.
  const isOver =
    isHttpError(apply.error, 409) ||
    isHttpError(plan.error, 404) ||
    (plan.data !== undefined && plan.data.state !== 'pending');

  function send(): void {
    apply.mutate(left.size === 0 ? undefined : chosen.map(({ id }) => id), {
      onSuccess(applied: ProgrammePlan) {
        showApplied(applied);
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title(source.title)}
      onClose={apply.isPending ? undefined : onClose}
      footer={
        isOver ? (
          <Button onPress={onClose}>{messages.close}</Button>
        ) : (
          <>
            <Button isDisabled={apply.isPending} onPress={onClose}>
              {messages.later}
            </Button>
            <Button
              variant="primary"
              isBusy={apply.isPending}
              isDisabled={chosen.length === 0}
              onPress={send}
            >
              {messages.apply(chosen.length)}
            </Button>
          </>
        )
      }
    >
      <div className="pk-stack">
        {isOver && (
          <Banner
            tone="warning"
            isLive
            title={messages.overtaken}
            actions={
              source.plan_id !== null &&
              source.plan_id !== planId && (
                <Button size="small" onPress={onNewest}>
                  {messages.newest}
                </Button>
              )
            }
          >
            {messages.overtakenText}
          </Banner>
        )}
        {apply.error && !isOver && <FailureBanner error={apply.error} call={messages.applyFailed} />}
        {plan.isPending && (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="160px" />
          </div>
        )}
        {plan.isLoadingError && !isOver && (
          <ErrorState
            message={messages.failed}
            isRetrying={plan.isFetching}
            onRetry={() => void plan.refetch()}
          />
        )}
        {plan.data && !isOver && (
          <PlanLines
            plan={plan.data}
            zone={zone}
            left={left}
            isDisabled={apply.isPending}
            onLeave={setLeft}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PlanLinesProps {
  plan: ProgrammePlan;
  zone: string;
  /** Ids of the lines that are not chosen. */
  left: ReadonlySet<number>;
  isDisabled: boolean;
  onLeave(this: void, left: ReadonlySet<number>): void;
}

/** The lines of a plan, each to choose. */
function PlanLines({ plan: { created_at, lines }, zone, left, isDisabled, onLeave }: PlanLinesProps) {
  const messages = useWords(differenceMessages);
  const catalogue = useCatalogue();
  const chosen = lines.length - left.size;

  function toggle({ id }: ProgrammePlanLine): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeave(next);
  }

  return (
    <>
      <p className="pk-muted">{messages.intro(formatListDate(created_at, zone, catalogue))}</p>
      <div className="pk-difference-head">
        <Checkbox
          label={messages.all}
          isSelected={left.size === 0}
          isIndeterminate={left.size > 0 && chosen > 0}
          isDisabled={isDisabled}
          onChange={(isSelected) => onLeave(new Set(isSelected ? [] : lines.map(({ id }) => id)))}
        />
        <span className="pk-muted" role="status">
          {messages.chosen(chosen, lines.length)}
        </span>
      </div>
      <VirtualList
        label={messages.list}
        items={lines}
        itemKey={({ id }) => String(id)}
        estimateSize={linePixels.estimate}
        style={{ height: Math.min(linePixels.most, lines.length * linePixels.estimate) }}
        renderItem={(line) => (
          <PlanLine
            line={line}
            isChosen={!left.has(line.id)}
            isDisabled={isDisabled}
            onToggle={() => toggle(line)}
          />
        )}
      />
    </>
  );
}
