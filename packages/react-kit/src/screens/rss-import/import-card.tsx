import ChevronRight from 'lucide-react/icons/chevron-right';
import { type MouseEvent, useId, useState } from 'react';
import type { PodcastImport } from '@postkit/sdk/schema';
import { saveFile } from '../../host/save-file.ts';
import { useNow } from '../../host/time/use-now.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { StatusDot } from '../../ui/status-dot/status-dot.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { ImportDetails } from './import-details.tsx';
import { importProgress } from './import-list.ts';
import { useCancelImport, useImportReport } from './imports.mutations.ts';
import { importListMessages } from './rss-import.messages.ts';

export interface ImportCardProps {
  import: PodcastImport;
  show: { title: string; href: string; follow(): void };
  timezone: string;
  onOpenPlan: () => void;
}

/** One import: its source, target, progress and result. */
export function ImportCard({ import: one, show, timezone, onOpenPlan }: ImportCardProps) {
  const catalogue = useCatalogue();
  const messages = useWords(importListMessages);
  const { title, url, created_at, created_by, status, skipped, failed, warnings } = one;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();

  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show.follow();
  }

  return (
    <Card className="pk-rss-import-card">
      <div className="pk-rss-import-card-head">
        <div className="pk-rss-import-card-text">
          <h3 className="pk-rss-import-card-title" title={url}>
            {title}
          </h3>
          <p className="pk-rss-import-card-about">
            <Link href={show.href} onClick={follow}>
              {show.title}
            </Link>
            <span>{messages.begun(formatListDate(created_at, timezone, catalogue), created_by)}</span>
          </p>
        </div>
        <ImportStatus import={one} />
      </div>
      {status === 'running' && <Progress import={one} />}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      {status === 'awaiting_owner' && <OwnerNotice import={one} timezone={timezone} />}
      <div className="pk-rss-import-card-foot">
        <p className="pk-rss-import-counts">{countsText(one, catalogue)}</p>
        {status === 'planned' && (
          <Button size="small" onPress={onOpenPlan}>
            {messages.openPlan}
          </Button>
        )}
        {status === 'done' && <ReportButton import={one} />}
        {status !== 'planned' && skipped + failed > 0 && (
          <button
            type="button"
            className="pk-rss-import-toggle"
            aria-label={messages.detailsOf(title)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden="true" />
            {messages.details}
          </button>
        )}
      </div>
      {isOpen && (
        <div id={detailsId}>
          <ImportDetails import={one} />
        </div>
      )}
    </Card>
  );
}

function ImportStatus({ import: { status, failed } }: Pick<ImportCardProps, 'import'>) {
  const messages = useWords(importListMessages);
  if (status === 'running') return <StatusDot tone="info">{messages.running}</StatusDot>;
  if (status === 'awaiting_owner') return <StatusDot tone="warning">{messages.awaitingOwner}</StatusDot>;
  if (status === 'planned') return <StatusDot tone="neutral">{messages.planned}</StatusDot>;
  if (status === 'cancelled') return <StatusDot tone="neutral">{messages.cancelled}</StatusDot>;
  return failed > 0 ? (
    <StatusDot tone="warning">{messages.doneWithFailures}</StatusDot>
  ) : (
    <StatusDot tone="success">{messages.done}</StatusDot>
  );
}

/** The question to the owner of a locked podcast, until the owner agrees or a user cancels. */
function OwnerNotice({
  import: { id, owner_email, owner_until },
  timezone,
}: Pick<ImportCardProps, 'import' | 'timezone'>) {
  const catalogue = useCatalogue();
  const messages = useWords(importListMessages);
  const reportFailure = useReportFailure();
  const now = useNow(60_000);
  const { mutate, isPending } = useCancelImport();
  const isExpired = owner_until !== null && owner_until <= now;
  const isAsked = owner_until !== null && !isExpired;
  return (
    <div className="pk-rss-import-owner">
      <p>
        {isExpired && messages.expired(owner_email)}
        {isAsked && messages.asked(owner_email, formatListDate(owner_until, timezone, catalogue))}
        {owner_until === null && messages.asking(owner_email)}
      </p>
      <Button
        size="small"
        isBusy={isPending}
        onPress={() => mutate(id, { onError: (error) => reportFailure(messages.cancelFailed, error) })}
      >
        {messages.cancel}
      </Button>
    </div>
  );
}

/** Saves the signed report of an import. */
function ReportButton({ import: { id } }: Pick<ImportCardProps, 'import'>) {
  const messages = useWords(importListMessages);
  const reportFailure = useReportFailure();
  const { mutate, isPending } = useImportReport();
  return (
    <Button
      size="small"
      variant="quiet"
      isBusy={isPending}
      onPress={() =>
        mutate(id, {
          onSuccess: (report) =>
            saveFile(
              new Blob([JSON.stringify(report)], { type: 'application/json' }),
              `import-report-${id}.json`,
            ),
          onError: (error) => reportFailure(messages.reportFailed, error),
        })
      }
    >
      {messages.report}
    </Button>
  );
}

function Progress({ import: one }: Pick<ImportCardProps, 'import'>) {
  const messages = useWords(importListMessages);
  const { ended, percent } = importProgress(one);
  return (
    <ProgressBar
      label={messages.progress(one.title)}
      isLabelHidden
      value={percent}
      valueText={messages.of(ended, one.total)}
    />
  );
}

function countsText(
  { status, total, imported, skipped, failed }: PodcastImport,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(importListMessages);
  const ended = imported + skipped + failed;
  return [
    ...(status === 'running' ? [messages.of(ended, total)] : []),
    messages.imported(imported),
    ...(skipped > 0 ? [messages.skipped(skipped)] : []),
    ...(failed > 0 ? [messages.failedItems(failed)] : []),
  ].join(' · ');
}
