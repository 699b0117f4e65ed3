import type { ProgrammeSource } from '@postkit/sdk/schema';
import { usePlansById } from '../../../data/programmes/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ProgrammesDialog } from '../programmes-dialogs.tsx';
import { programmesMessages } from '../programmes.messages.ts';

export interface SourceNoticesProps {
  sources: readonly ProgrammeSource[];
  onOpen(this: void, dialog: ProgrammesDialog): void;
}

/** A line for each source that differs from the week, or whose last reading failed. */
export function SourceNotices({ sources, onOpen }: SourceNoticesProps) {
  const messages = useWords(programmesMessages);
  const plans = usePlansById(sources.flatMap(({ plan_id }) => plan_id ?? []));
  const failing = sources.filter(({ error }) => error !== '');
  if (plans.length === 0 && failing.length === 0) return null;
  return (
    <div className="pk-stack">
      {sources.map(({ id, title, plan_id }) => {
        const plan = plans.find((one) => one.id === plan_id);
        if (!plan) return null;
        return (
          <Banner
            key={id}
            isLive
            actions={
              <Button
                size="small"
                onPress={() => onOpen({ kind: 'difference', sourceId: id, planId: plan.id })}
              >
                {messages.showDifference}
              </Button>
            }
          >
            {messages.differs(title, plan.lines.length)}
          </Banner>
        );
      })}
      {failing.map(({ id, title, error }) => (
        <Banner
          key={id}
          tone="warning"
          actions={
            <Button size="small" onPress={() => onOpen({ kind: 'sources' })}>
              {messages.sources}
            </Button>
          }
        >
          {messages.sourceFailed(title, error)}
        </Banner>
      ))}
    </div>
  );
}
