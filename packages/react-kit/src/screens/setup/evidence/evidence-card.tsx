import { useState } from 'react';
import { type LogHold, longestEvidenceSeconds } from '@postkit/sdk/schema';
import { useEvidenceChange, useHolds, useLogChain } from '../../../data/evidence/index.ts';
import { RemoveDialog } from '../../../host/remove-dialog.tsx';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import '../storage-report/storage-facts.css';
import './evidence-card.css';
import { EvidenceExports } from './evidence-exports.tsx';
import { evidenceMessages } from './evidence.messages.ts';

const tones: Readonly<Record<LogHold['state'], Tone>> = {
  active: 'info',
  expired: 'neutral',
  released: 'neutral',
};

/** The holds on the log, evidence exports, and the chain of the log. For admins with a licence for the log. */
export function EvidenceCard({ zone }: { zone: string }) {
  const messages = useWords(evidenceMessages);
  const { data, isLoadingError, isFetching, refetch } = useHolds();
  const [released, setReleased] = useState<LogHold | null>(null);
  return (
    <section className="pk-setup-card" aria-label={messages.heading}>
      <Card header={<Heading level={2}>{messages.heading}</Heading>}>
        <div className="pk-stack">
          <p className="pk-muted">{messages.intro}</p>
          <Heading level={3} look={4}>
            {messages.holds}
          </Heading>
          {isLoadingError && (
            <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
          {!data && !isLoadingError && (
            <div role="status" aria-label={messages.loading}>
              <Skeleton height="160px" />
            </div>
          )}
          {data?.length === 0 && <p className="pk-muted">{messages.none}</p>}
          {data && data.length > 0 && (
            <ul className="pk-evidence-list" aria-label={messages.holds}>
              {data.map((hold) => (
                <HoldEntry key={hold.id} hold={hold} zone={zone} onRelease={() => setReleased(hold)} />
              ))}
            </ul>
          )}
          <EvidenceExports zone={zone} />
          <Chain zone={zone} />
        </div>
      </Card>
      {released && <ReleaseDialog hold={released} onClose={() => setReleased(null)} />}
    </section>
  );
}

function HoldEntry({ hold, zone, onRelease }: { hold: LogHold; zone: string; onRelease: () => void }) {
  const catalogue = useCatalogue();
  const messages = useWords(evidenceMessages);
  const report = useReportFailure();
  const { start, end, reason, state } = hold;
  const order = useEvidenceChange((client, input: Parameters<typeof client.evidence.startExport>[0]) =>
    client.evidence.startExport(input),
  );
  const time = (at: number) => formatListDate(at, zone, catalogue);
  const isActive = state === 'active';
  return (
    <li className="pk-evidence-entry">
      <div>
        <p>
          <strong>{reason}</strong> <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        </p>
        <p className="pk-time">{messages.stretch(time(start), time(end))}</p>
        <p className="pk-muted">{lineOf(hold, catalogue, time)}</p>
      </div>
      {isActive && (
        <div className="pk-evidence-actions">
          {end - start <= longestEvidenceSeconds && (
            <Button
              size="small"
              isBusy={order.isPending}
              aria-label={messages.exportOf(reason)}
              onPress={() =>
                order.mutate(
                  { start, end, reason },
                  { onError: (error) => report(messages.exportFailed, error) },
                )
              }
            >
              {messages.export}
            </Button>
          )}
          <Button size="small" aria-label={messages.releaseOf(reason)} onPress={onRelease}>
            {messages.release}
          </Button>
        </div>
      )}
    </li>
  );
}

function lineOf(hold: LogHold, catalogue: Catalogue, time: (at: number) => string): string {
  const messages = catalogue.wordsOf(evidenceMessages);
  const by = messages.by(hold.held_by, time(hold.held_at));
  if (hold.released_at !== null)
    return `${by} · ${messages.releasedBy(hold.released_by, time(hold.released_at))}`;
  return `${by} · ${hold.until === null ? messages.untilReleased : messages.until(time(hold.until))}`;
}

function ReleaseDialog({ hold, onClose }: { hold: LogHold; onClose: () => void }) {
  const { releasing: messages } = useWords(evidenceMessages);
  return (
    <RemoveDialog
      title={messages.title}
      confirmLabel={messages.confirm}
      removal={useEvidenceChange((client, id: number) => client.evidence.releaseHold(id))}
      input={hold.id}
      failed={messages.failed}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <p>
        <strong>{hold.reason}</strong>
      </p>
      <p>{messages.text}</p>
    </RemoveDialog>
  );
}

function Chain({ zone }: { zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(evidenceMessages);
  const { data } = useLogChain();
  if (!data) return null;
  return (
    <>
      <Heading level={3} look={4}>
        {messages.chain}
      </Heading>
      <dl className="pk-storage-facts">
        <dt>{messages.covers}</dt>
        <dd>
          {data.since === null
            ? messages.notYet
            : messages.since(formatListDate(data.since, zone, catalogue))}
        </dd>
        {data.head !== null && (
          <>
            <dt>{messages.links}</dt>
            <dd>{messages.linkCount(data.length)}</dd>
            <dt>{messages.head}</dt>
            <dd>
              <code className="pk-evidence-hash">{data.head}</code>
              <span className="pk-muted">{messages.headHelp}</span>
            </dd>
          </>
        )}
        <dt>{messages.key}</dt>
        <dd>
          <code className="pk-evidence-hash">{data.fingerprint}</code>
        </dd>
      </dl>
    </>
  );
}
