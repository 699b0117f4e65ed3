import type { ReactNode } from 'react';
import { changedFieldsMessages } from '../../../data/episodes/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../preflight/check-list.tsx';
import { EpisodeCard } from '../preflight/episode-card.tsx';
import type { PublishChecks } from './publish-checks.ts';
import { publishMessages, ruleMessages } from './publish-dialog.messages.ts';
import type { Change } from './publish-update.ts';
import { updateMessages } from './update.messages.ts';

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

/** The fields of a published or scheduled episode that an update changes, and how they were. */
export function ChangesList({ changes, nothing }: { changes: readonly Change[]; nothing: string }) {
  const messages = useWords(updateMessages);
  const { fields } = useWords(changedFieldsMessages);
  return (
    <section className="pk-publish-changes" aria-label={messages.changes}>
      <h3>{messages.changes}</h3>
      {changes.length === 0 ? (
        <p className="pk-publish-unchanged">{nothing}</p>
      ) : (
        <ul>
          {changes.map(({ field, text }) => (
            <li key={field}>
              <span className="pk-publish-change">{fields[field]}</span>
              {text !== '' && <span className="pk-publish-was">{text}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
