import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Connection, FeedDirectory, FeedFinding } from '@postkit/sdk/schema';
import { feedStepOf } from '../../../data/destinations/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { focusField } from '../../../ui/field-place/focus-field.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot/status-dot.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useFeedCheck } from './feed-check.queries.ts';
import './feed-check.css';
import { feedMessages } from './feed.messages.ts';

/** Findings that are listed at a time; a long feed repeats the same ones for each episode. */
const maxFindings = 20;

export interface FeedCheckProps {
  feed: Connection;
  onStep: (step: number) => void;
}

/** Whether the saved feed passes the rules of each directory, with a fix for each finding. */
export function FeedCheck({ feed: { id, status }, onStep }: FeedCheckProps) {
  const catalogue = useCatalogue();
  const messages = useWords(feedMessages);
  const { data, isError, isFetching, refetch } = useFeedCheck(id, status);
  const again = () => void refetch();
  return (
    <section className="pk-feed-check" aria-label={messages.check}>
      <div className="pk-feed-check-head">
        <span className="pk-field-label">{messages.check}</span>
        {data && (
          <Button
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            isBusy={isFetching}
            busyLabel={messages.checkBusy}
            onPress={again}
          >
            {messages.checkAgain}
          </Button>
        )}
      </div>
      <p className="pk-muted">{status ? messages.checkHelp : messages.checkInactive}</p>
      {isError && !data && (
        <ErrorState message={messages.checkFailed} isRetrying={isFetching} onRetry={again} />
      )}
      {status && !isError && !data && (
        <div role="status" aria-label={messages.checkLoading}>
          <Skeleton height="96px" />
        </div>
      )}
      {data && (
        <>
          <ul className="pk-feed-check-directories" aria-label={messages.check}>
            {data.directories.map((directory) => (
              <li key={directory.name}>
                <span>{directory.name}</span>
                <StatusDot tone={toneOf(directory)}>{resultOf(directory, catalogue)}</StatusDot>
              </li>
            ))}
          </ul>
          {data.findings.length > 0 && (
            <Disclosure
              label={messages.findings(data.findings.length)}
              help={messages.findingsHelp}
              isOpenAtFirst={data.findings.some(({ level }) => level === 'error')}
              isHeldOpen={false}
            >
              <Findings findings={data.findings} onStep={onStep} />
            </Disclosure>
          )}
        </>
      )}
    </section>
  );
}

function Findings({
  findings,
  onStep,
}: {
  findings: readonly FeedFinding[];
  onStep: (step: number) => void;
}) {
  const messages = useWords(feedMessages);
  const sorted = findings.toSorted(
    (one, other) => Number(one.level === 'warning') - Number(other.level === 'warning'),
  );
  const more = sorted.length - maxFindings;

  function go(button: Element, step: number, field: string): void {
    const drawer = button.closest<HTMLElement>('[role="dialog"]');
    onStep(step);
    if (drawer) focusField(drawer, field);
  }

  return (
    <ul className="pk-feed-check-findings" aria-label={messages.findings(findings.length)}>
      {sorted.slice(0, maxFindings).map(({ rule, level, message, fix, field, sources, guid }, index) => {
        const step = guid === null ? feedStepOf(field) : undefined;
        return (
          <li key={`${rule} ${index}`}>
            <StatusDot tone={level === 'error' ? 'danger' : 'warning'}>{messages.levels[level]}</StatusDot>
            <span className="pk-feed-check-message">{message}</span>
            <span>{fix}</span>
            <span className="pk-muted">{sources.join(', ')}</span>
            {step !== undefined && field && (
              <Button
                size="small"
                aria-label={messages.goToFieldOf(message)}
                onPress={({ currentTarget }) => go(currentTarget, step, field)}
              >
                {messages.goToField}
              </Button>
            )}
          </li>
        );
      })}
      {more > 0 && <li className="pk-muted">{messages.more(more)}</li>}
    </ul>
  );
}

function toneOf({ errors, warnings }: FeedDirectory) {
  if (errors > 0) return 'danger';
  return warnings > 0 ? 'warning' : 'success';
}

function resultOf({ errors, warnings }: FeedDirectory, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(feedMessages);
  const parts = [
    errors > 0 ? messages.errors(errors) : messages.passes,
    ...(warnings > 0 ? [messages.warnings(warnings)] : []),
  ];
  return parts.join(', ');
}
