import type { ProgrammeSource } from '@postkit/sdk/schema';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FileTrigger } from '../../../ui/file-trigger/file-trigger.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { sourcesMessages } from './sources.messages.ts';
import { useReadSource } from './use-read-source.ts';

export interface SourceRowProps {
  source: ProgrammeSource;
  zone: string;
  onOpen(this: void, dialog: 'edit-source' | 'undo' | 'remove-source'): void;
  onPlan(this: void, planId: number): void;
}

/** A source with the state of its last reading. */
export function SourceRow({ source, zone, onOpen, onPlan }: SourceRowProps) {
  const messages = useWords(sourcesMessages);
  const { showDifference } = useWords(programmesMessages);
  const catalogue = useCatalogue();
  const { read, isReading } = useReadSource(source, onPlan);
  const { title, kind, address, read_at, tried_at, error, findings, programmes, plan_id } = source;
  const time = (seconds: number) => formatListDate(seconds, zone, catalogue);
  return (
    <li className="pk-programme-source">
      <div className="pk-programme-source-text">
        <strong>{title}</strong>
        <span className="pk-muted">
          {messages.kinds[kind]} · {messages.programmes(programmes)}
        </span>
        <span className="pk-programme-address">{address === '' ? messages.byFile : address}</span>
        <span className="pk-muted">
          {read_at === null ? messages.neverRead : messages.read(time(read_at))}
        </span>
        {error !== '' && (
          <span className="pk-programme-source-error">
            <Badge tone="danger">{messages.failedAt(time(tried_at ?? 0))}</Badge> {error}
          </span>
        )}
        {findings.length > 0 && (
          <details>
            <summary>{messages.findings(findings.length)}</summary>
            <ul>
              {findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="pk-programme-source-actions">
        {plan_id !== null && (
          <Button size="small" onPress={() => onPlan(plan_id)}>
            {showDifference}
          </Button>
        )}
        {address === '' ? (
          <FileTrigger size="small" isBusy={isReading} onFiles={([file]) => file && read(file)}>
            {messages.readFile}
          </FileTrigger>
        ) : (
          <Button
            size="small"
            isBusy={isReading}
            aria-label={messages.readingOf(title)}
            onPress={() => read(null)}
          >
            {messages.readNow}
          </Button>
        )}
        <Menu
          label={messages.actions(title)}
          isIconOnly
          size="small"
          groups={[
            {
              id: 'change',
              items: [
                { id: 'edit', label: messages.edit, onAction: () => onOpen('edit-source') },
                { id: 'undo', label: messages.undo, onAction: () => onOpen('undo') },
              ],
            },
            {
              id: 'remove',
              items: [
                {
                  id: 'remove',
                  label: messages.remove,
                  isDanger: true,
                  onAction: () => onOpen('remove-source'),
                },
              ],
            },
          ]}
        />
      </div>
    </li>
  );
}
