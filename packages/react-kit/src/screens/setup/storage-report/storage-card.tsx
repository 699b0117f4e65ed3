import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StorageReport } from '@postkit/sdk/schema';
import { lazyDialog } from '../../../host/lazy-dialog.tsx';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { formatDay, formatListDate } from '../../../host/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { daysUntil, isNear } from './storage-outlook.ts';
import { storageMessages } from './storage.messages.ts';
import './storage-facts.css';
import './storage-card.css';
import { storageQueries } from './storage.queries.ts';

const LogDaysDialog = lazyDialog(() =>
  import('./log-days/log-days-dialog.tsx').then((module) => module.LogDaysDialog),
);

/** The space of the station, when the disk is full, and the newest backup. For company admins. */
export function StorageCard({ zone }: { zone: string }) {
  const messages = useWords(storageMessages);
  const { client } = usePostKit();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...storageQueries.report(client),
    refetchOnMount: 'always',
  });
  return (
    <section className="pk-setup-card" aria-label={messages.heading}>
      <Card header={<Heading level={2}>{messages.heading}</Heading>}>
        {isLoadingError && (
          <ErrorState message={messages.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isLoadingError && (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="220px" />
          </div>
        )}
        {data && <Report report={data} zone={zone} />}
      </Card>
    </section>
  );
}

function Report({ report, zone }: { report: StorageReport; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(storageMessages);
  const { disk, kinds, quota_bytes: quota, held_bytes: held = 0, full_at: fullAt } = report;
  const size = (bytes: number) => formatBytes(bytes, catalogue);
  const used = disk.total_bytes - disk.free_bytes;
  const now = useNow(60_000) * 1000;
  const isSoon = isNear(fullAt, now);
  return (
    <div className="pk-storage">
      {isSoon && fullAt !== null && (
        <Banner tone="danger">
          {messages.fullSoon(daysUntil(fullAt, now), formatDay(fullAt, zone, catalogue))}
        </Banner>
      )}
      <BackupBanner backup={report.backup} />
      <ProgressBar
        label={messages.disk}
        value={disk.total_bytes === 0 ? 0 : (used / disk.total_bytes) * 100}
        valueText={messages.used(size(used), size(disk.total_bytes))}
        tone={isSoon ? 'danger' : 'accent'}
      />
      <dl className="pk-storage-facts">
        <dt>{messages.full}</dt>
        <dd>{fullAt === null ? messages.notFull : formatDay(fullAt, zone, catalogue)}</dd>
        <dt>{messages.growth}</dt>
        <dd>{growthText(report, catalogue, size)}</dd>
        <dt>{messages.backup}</dt>
        <dd>{backupText(report, catalogue, (at) => formatListDate(at, zone, catalogue))}</dd>
      </dl>
      <KeptTimes report={report} zone={zone} />
      <Heading level={3} look={4}>
        {messages.ofStation}
      </Heading>
      <dl className="pk-storage-facts">
        {(Object.keys(messages.kinds) as (keyof typeof messages.kinds)[]).map((kind) => (
          <div key={kind}>
            <dt>{messages.kinds[kind]}</dt>
            <dd>{size(kinds[kind])}</dd>
          </div>
        ))}
        {held > 0 && (
          <div>
            <dt>{messages.held}</dt>
            <dd>{size(held)}</dd>
          </div>
        )}
        {quota !== null && (
          <div>
            <dt>{messages.quota}</dt>
            <dd>{size(quota)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function BackupBanner({ backup }: Pick<StorageReport, 'backup'>) {
  const messages = useWords(storageMessages);
  const { state, failure = '', damaged_files: damaged = 0 } = backup;
  return (
    <>
      {failure !== '' && (
        <Banner tone="warning" title={messages.backupFailed}>
          {failure}
        </Banner>
      )}
      {state === 'late' && failure === '' && <Banner tone="warning">{messages.backupLate}</Banner>}
      {damaged > 0 && <Banner tone="warning">{messages.backupDamaged(damaged)}</Banner>}
    </>
  );
}

/** How long the station keeps what it no longer needs, and the change of the log's time. */
function KeptTimes({ report: { retention }, zone }: { report: StorageReport; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(storageMessages);
  const [isOpen, setOpen] = useState(false);
  const {
    log_days: logDays,
    removed_upload_days: uploadDays,
    audit_days: auditDays,
    run_days: runDays,
  } = retention;
  return (
    <>
      <div className="pk-storage-heading">
        <Heading level={3} look={4}>
          {messages.kept}
        </Heading>
        <Button size="small" onPress={() => setOpen(true)}>
          {messages.changeLogDays}
        </Button>
      </div>
      <dl className="pk-storage-facts">
        <dt>{messages.kinds.log}</dt>
        <dd>{messages.removed(logDays, formatBytes(retention.next_week_bytes, catalogue))}</dd>
        {uploadDays !== undefined && (
          <div>
            <dt>{messages.removedUploads}</dt>
            <dd>{messages.keptDays(uploadDays)}</dd>
          </div>
        )}
        {runDays !== undefined && (
          <div>
            <dt>{messages.runs}</dt>
            <dd>{messages.keptDays(runDays)}</dd>
          </div>
        )}
        {auditDays !== undefined && (
          <div>
            <dt>{messages.activity}</dt>
            <dd>{messages.keptDays(auditDays)}</dd>
          </div>
        )}
        <div>
          <dt>{messages.backups}</dt>
          <dd>{messages.keptBackups}</dd>
        </div>
      </dl>
      {isOpen && <LogDaysDialog days={logDays} zone={zone} onClose={() => setOpen(false)} />}
    </>
  );
}

function growthText(
  { growth }: StorageReport,
  catalogue: Catalogue,
  size: (bytes: number) => string,
): string {
  const messages = catalogue.wordsOf(storageMessages);
  return growth.days === 0 ? messages.notMeasured : messages.perDay(size(growth.bytes_per_day), growth.days);
}

function backupText({ backup }: StorageReport, catalogue: Catalogue, time: (at: number) => string): string {
  const messages = catalogue.wordsOf(storageMessages);
  if (backup.state === 'off') return messages.noBackups;
  return backup.newest_at === null ? messages.noBackupYet : time(backup.newest_at);
}
