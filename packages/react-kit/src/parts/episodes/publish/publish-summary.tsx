import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../preflight/check-list.tsx';
import { EpisodeCard } from '../preflight/episode-card.tsx';
import { publishMessages, ruleMessages } from './publish-dialog.messages.ts';
import type { PublishChecks } from './use-publish-checks.ts';

export interface PublishSummaryProps {
  checks: PublishChecks;
  onField: (field: string) => void;
  /** Between the episode and the checks. */
  children?: ReactNode;
}

/** The episode as it goes out, and what to look at before. */
export function PublishSummary({
  checks: { card, checks, isFailed, retry },
  onField,
  children,
}: PublishSummaryProps) {
  const messages = useWords(publishMessages);
  const rules = useWords(ruleMessages);
  return (
    <>
      <EpisodeCard {...card} />
      {children}
      {(checks.length > 0 || isFailed) && (
        <section className="pk-publish-section pk-publish-checks" aria-label={messages.checks} tabIndex={-1}>
          {checks.length > 0 && <CheckList checks={checks} onField={onField} />}
          {isFailed && (
            <p className="pk-publish-unchecked" role="status">
              {rules.failed}
              <Button size="small" variant="quiet" onPress={retry}>
                {rules.retry}
              </Button>
            </p>
          )}
        </section>
      )}
    </>
  );
}
