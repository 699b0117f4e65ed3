import PackageOpen from 'lucide-react/icons/package-open';
import { useState } from 'react';
import type { StationExport, StationExportEstimate } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { formatBytes } from '../../ui/format/format-bytes.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { logBytes, LogDaysField } from './log-days-field.tsx';
import { stationExportMessages } from './station-export.messages.ts';
import { useStartStationExport, useStationExportEstimate } from './station-exports.queries.ts';

type Content = 'everything' | 'texts';

/** Exports that a station keeps at a time. */
const mostExports = 3;

/** Chooses the content of a new export, shows its size, and starts it. */
export function StartExportCard({ exports }: { exports: readonly StationExport[] }) {
  const catalogue = useCatalogue();
  const { start: messages } = useWords(stationExportMessages);
  const [content, setContent] = useState<Content>('everything');
  const [log, setLog] = useState<StationExport['log']>(null);
  const { data: estimate } = useStationExportEstimate();
  const days = estimate?.log_days ?? [];
  const { mutate, isPending, error } = useStartStationExport();
  const isRunning = exports.some(({ status }) => status === 'processing');
  const obstacle = isRunning ? messages.running : exports.length >= mostExports ? messages.full : null;
  const option = (id: Content) => ({ id, label: messages.choices[id], description: messages.help[id] });
  return (
    <section aria-label={messages.heading}>
      <Card
        header={<Heading level={2}>{messages.heading}</Heading>}
        footer={
          <div className="pk-station-export-start">
            <span className="pk-muted">{obstacle ?? messages.background}</span>
            <Button
              variant="primary"
              icon={<PackageOpen aria-hidden="true" />}
              isDisabled={obstacle !== null}
              isBusy={isPending}
              onPress={() => mutate({ includes_media: content === 'everything', log })}
            >
              {messages.button}
            </Button>
          </div>
        }
      >
        <div className="pk-station-export-form">
          <RadioGroup
            label={messages.choice}
            options={[option('everything'), option('texts')]}
            value={content}
            onChange={setContent}
          />
          {days.length > 0 && <LogDaysField days={days} value={log} onChange={setLog} />}
          <Size includesMedia={content === 'everything'} log={log} />
          <p className="pk-muted pk-station-export-command">
            {messages.command} <code>{commandOf(messages.commands[content], log)}</code>
          </p>
          {error && (
            <Banner tone="danger" isLive>
              {failureText(error, catalogue, messages.failed)}
            </Banner>
          )}
        </div>
      </Card>
    </section>
  );
}

/** The command for a terminal, with the days of the log. */
function commandOf(command: string, log: StationExport['log']): string {
  return log ? `${command} --log ${log.first_day}..${log.last_day}` : command;
}

interface Chosen {
  includesMedia: boolean;
  log: StationExport['log'];
}

function Size(chosen: Chosen) {
  const { start: messages } = useWords(stationExportMessages);
  const { data, isError, isFetching, refetch } = useStationExportEstimate();
  return (
    <div
      className="pk-station-export-size"
      role="group"
      aria-label={messages.size}
      aria-busy={!data && !isError}
    >
      {data && <Estimate estimate={data} {...chosen} />}
      {!data && !isError && <span className="pk-muted">{messages.estimating}</span>}
      {!data && isError && (
        <span className="pk-muted">
          {messages.estimateFailed}{' '}
          <Button size="small" isBusy={isFetching} onPress={() => void refetch()}>
            {messages.retry}
          </Button>
        </span>
      )}
    </div>
  );
}

function Estimate({
  estimate: { media, images, timelines, log_days: days },
  includesMedia,
  log,
}: Chosen & { estimate: StationExportEstimate }) {
  const catalogue = useCatalogue();
  const { start: messages } = useWords(stationExportMessages);
  const bytes = images.bytes + logBytes(days, log) + (includesMedia ? media.bytes + timelines.bytes : 0);
  const imageCount = formatCount(images.files, catalogue);
  return (
    <>
      <strong>{messages.about(formatBytes(bytes, catalogue))}</strong>
      <span className="pk-muted">
        {includesMedia
          ? messages.parts(formatCount(media.files, catalogue), imageCount)
          : messages.images(imageCount)}
        . {messages.more}
      </span>
    </>
  );
}
