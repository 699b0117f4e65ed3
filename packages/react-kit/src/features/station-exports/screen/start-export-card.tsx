import type { StationExport, StationExportEstimate } from '@postkit/sdk/schema';
import PackageOpen from 'lucide-react/icons/package-open';
import { useState } from 'react';
import { failureText } from '../../../screen/report-failure.ts';
import { reportFailureMessages } from '../../../screen/report-failure.messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { formatBytes } from '../../../ui/format/format-bytes.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { useStartStationExport, useStationExportEstimate } from '../station-exports.queries.ts';
import { stationExportMessages } from './station-export.messages.ts';

type Content = 'everything' | 'texts';

/** Exports that a station keeps at a time. */
const mostExports = 3;

/** Chooses the content of a new export, shows its size, and starts it. */
export function StartExportCard({ exports }: { exports: readonly StationExport[] }) {
  const { start: messages } = useWords(stationExportMessages);
  const failureWords = useWords(reportFailureMessages);
  const [content, setContent] = useState<Content>('everything');
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
              onPress={() => mutate(content === 'everything')}
            >
              {messages.button}
            </Button>
          </div>
        }
      >
        <div className="pk-station-export-form">
          <RadioGroup label={messages.choice} options={[option('everything'), option('texts')]} value={content} onChange={setContent} />
          <Size includesMedia={content === 'everything'} />
          <p className="pk-muted pk-station-export-command">
            {messages.command} <code>{messages.commands[content]}</code>
          </p>
          {error && (
            <Banner tone="danger" isLive>
              {failureText(error, failureWords, messages.failed)}
            </Banner>
          )}
        </div>
      </Card>
    </section>
  );
}

function Size({ includesMedia }: { includesMedia: boolean }) {
  const { start: messages } = useWords(stationExportMessages);
  const { data, isError, isFetching, refetch } = useStationExportEstimate();
  return (
    <div className="pk-station-export-size" role="group" aria-label={messages.size} aria-busy={!data && !isError}>
      {data && <Estimate estimate={data} includesMedia={includesMedia} />}
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

function Estimate({ estimate: { media, images }, includesMedia }: { estimate: StationExportEstimate; includesMedia: boolean }) {
  const locale = useLocale();
  const { start: messages } = useWords(stationExportMessages);
  const bytes = images.bytes + (includesMedia ? media.bytes : 0);
  const imageCount = images.files.toLocaleString(locale);
  return (
    <>
      <strong>{messages.about(formatBytes(bytes, locale))}</strong>
      <span className="pk-muted">
        {includesMedia ? messages.parts(media.files.toLocaleString(locale), imageCount) : messages.images(imageCount)}. {messages.more}
      </span>
    </>
  );
}
