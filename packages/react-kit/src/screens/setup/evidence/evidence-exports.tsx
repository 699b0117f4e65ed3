import Download from 'lucide-react/icons/download';
import type { EvidenceExport } from '@postkit/sdk/schema';
import { useEvidenceChange, useEvidenceExports } from '../../../data/evidence/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { evidenceMessages } from './evidence.messages.ts';

const tones: Readonly<Record<EvidenceExport['status'], Tone>> = {
  processing: 'info',
  complete: 'success',
  error: 'danger',
};

/** The evidence exports of the station, with their downloads. */
export function EvidenceExports({ zone }: { zone: string }) {
  const messages = useWords(evidenceMessages);
  const { data } = useEvidenceExports();
  if (!data) return null;
  return (
    <>
      <Heading level={3} look={4}>
        {messages.exports}
      </Heading>
      {data.length === 0 ? (
        <p className="pk-muted">{messages.noExports}</p>
      ) : (
        <ul className="pk-evidence-list" aria-label={messages.exports}>
          {data.map((exported) => (
            <ExportEntry key={exported.guid} exported={exported} zone={zone} />
          ))}
        </ul>
      )}
    </>
  );
}

function ExportEntry({ exported, zone }: { exported: EvidenceExport; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(evidenceMessages);
  const { client } = usePostKit();
  const report = useReportFailure();
  const removal = useEvidenceChange((each, guid: string) => each.evidence.removeExport(guid));
  const { guid, status, start, end, reason, progress, bytes, error, expires_at: expires } = exported;
  const time = (at: number) => formatListDate(at, zone, catalogue);
  return (
    <li className="pk-evidence-entry">
      <div>
        <p>
          <strong>{reason}</strong> <Badge tone={tones[status]}>{messages.exportStates[status]}</Badge>
        </p>
        <p className="pk-time">{messages.stretch(time(start), time(end))}</p>
        <p className="pk-muted">{messages.by(exported.exported_by, time(exported.created_at))}</p>
        {status === 'processing' && (
          <ProgressBar label={messages.progress(reason)} isLabelHidden value={progress} />
        )}
        {status === 'complete' && expires !== null && (
          <p className="pk-muted">{messages.facts(formatBytes(bytes, catalogue), time(expires))}</p>
        )}
        {error !== '' && <p>{error}</p>}
      </div>
      <div className="pk-evidence-actions">
        {status === 'complete' && (
          <ButtonLink
            size="small"
            icon={<Download aria-hidden="true" />}
            href={client.evidence.downloadAddress(guid, { withKey: true })}
            download=""
            aria-label={messages.downloadOf(reason)}
          >
            {messages.download}
          </ButtonLink>
        )}
        <Button
          size="small"
          isBusy={removal.isPending}
          aria-label={messages.removeOf(reason)}
          onPress={() =>
            removal.mutate(guid, { onError: (reported) => report(messages.removeFailed, reported) })
          }
        >
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}
