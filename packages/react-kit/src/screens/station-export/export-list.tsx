import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { StationExport } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { formatListDate } from '../../host/time/zoned-time.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { formatBytes } from '../../ui/format/format-bytes.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { stationExportMessages } from './station-export.messages.ts';

export interface ExportListProps {
  exports: readonly StationExport[];
  zone: string;
  /** Asks before an export is cancelled or deleted. */
  onRemove(guid: string): void;
}

const tones: Readonly<Record<StationExport['status'], Tone>> = {
  processing: 'info',
  complete: 'success',
  error: 'danger',
};

export function ExportList({ exports, zone, onRemove }: ExportListProps) {
  const messages = useWords(stationExportMessages);
  const headingId = useId();
  return (
    <section className="pk-stack" aria-labelledby={headingId}>
      <Heading level={2} look={3} id={headingId}>
        {messages.list}
      </Heading>
      {exports.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
      ) : (
        <Card isFlush>
          <ul className="pk-station-export-list">
            {exports.map((exported) => (
              <ExportEntry key={exported.guid} exported={exported} zone={zone} onRemove={onRemove} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function ExportEntry({
  exported,
  zone,
  onRemove,
}: { exported: StationExport } & Pick<ExportListProps, 'zone' | 'onRemove'>) {
  const catalogue = useCatalogue();
  const messages = useWords(stationExportMessages);
  const { client } = usePostKit();
  const { guid, status, progress, error, created_at: createdAt } = exported;
  const title = messages.title(formatListDate(createdAt, zone, catalogue));
  const isRunning = status === 'processing';
  return (
    <li className="pk-station-export-entry">
      <div className="pk-station-export-text">
        <p className="pk-station-export-title">
          <strong>{title}</strong> <Badge tone={tones[status]}>{messages.states[status]}</Badge>
        </p>
        <Facts exported={exported} zone={zone} />
        {isRunning && <ProgressBar label={messages.progress(title)} isLabelHidden value={progress} />}
        {status === 'error' && <p className="pk-station-export-problem">{error}</p>}
        <Missing exported={exported} />
      </div>
      <div className="pk-station-export-actions">
        {status === 'complete' && (
          <ButtonLink
            icon={<Download aria-hidden="true" />}
            href={client.stationExports.downloadAddress(guid, { withKey: true })}
            download=""
            aria-label={messages.downloadOf(title)}
          >
            {messages.download}
          </ButtonLink>
        )}
        <Button
          icon={isRunning ? <X aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          aria-label={isRunning ? messages.cancelOf(title) : messages.removeOf(title)}
          onPress={() => onRemove(guid)}
        >
          {isRunning ? messages.cancel : messages.remove}
        </Button>
      </div>
    </li>
  );
}

function Facts({ exported, zone }: { exported: StationExport; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(stationExportMessages);
  const { status, files, bytes, includes_media: includesMedia, expires_at: expiresAt } = exported;
  const count = formatCount(files, catalogue);
  const facts = [includesMedia ? messages.everything : messages.texts];
  if (status === 'complete') facts.push(messages.facts(formatBytes(bytes, catalogue), files, count));
  if (status === 'processing' && files > 0) facts.push(messages.filesSoFar(files, count));
  if (expiresAt !== null) facts.push(messages.expires(formatListDate(expiresAt, zone, catalogue)));
  return <p className="pk-muted">{facts.join(' · ')}</p>;
}

function Missing({ exported: { missing } }: { exported: StationExport }) {
  const messages = useWords(stationExportMessages);
  if (missing.length === 0) return null;
  return (
    <details className="pk-station-export-problem">
      <summary>{messages.missing(missing.length)}</summary>
      <ul>
        {missing.map(({ path, reason }) => (
          <li key={path}>
            {path}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
