import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import type { StationImport } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { FileTrigger } from '../../ui/file-trigger/file-trigger.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { ImportPlan } from './import-plan.tsx';
import { stationImportMessages } from './station-import.messages.ts';
import {
  isBusy,
  useApplyStationImport,
  useRemoveStationImport,
  useSendStationImport,
  useStationImports,
} from './station-imports.queries.ts';

/** Imports the export of another installation: sends the zip, shows what it would bring, and imports it after a confirmation. */
export function ImportCard({ zone }: { zone: string }) {
  const messages = useWords(stationImportMessages);
  const { data, isError, isFetching, refetch } = useStationImports();
  return (
    <section aria-label={messages.heading}>
      <Card header={<Heading level={2}>{messages.heading}</Heading>}>
        <div className="pk-station-export-form">
          <p>{messages.intro}</p>
          {data && <Import newest={data[0]} zone={zone} />}
          {!data && !isError && <p className="pk-muted">{messages.loading}</p>}
          {!data && isError && (
            <p className="pk-muted">
              {messages.loadFailed}{' '}
              <Button size="small" isBusy={isFetching} onPress={() => void refetch()}>
                {messages.retry}
              </Button>
            </p>
          )}
          <p className="pk-muted pk-station-export-command">
            {messages.command} <code>{messages.commandText}</code>
          </p>
        </div>
      </Card>
    </section>
  );
}

function Import({ newest, zone }: { newest: StationImport | undefined; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(stationImportMessages);
  const [share, setShare] = useState(0);
  const aborter = useRef<AbortController | null>(null);
  const send = useSendStationImport(setShare);

  const open = newest?.status === 'receiving' ? newest : undefined;

  function start(zip: File | undefined): void {
    if (!zip) return;
    aborter.current = new AbortController();
    setShare(0);
    send.mutate({ zip, open: open?.bytes === zip.size ? open : undefined, signal: aborter.current.signal });
  }

  function stop(): void {
    aborter.current?.abort();
    send.reset();
  }

  const failure = send.error && (
    <Banner tone="danger" isLive>
      {failureText(send.error, catalogue, messages.failed)}
    </Banner>
  );
  if (send.isPending) {
    return (
      <div className="pk-station-export-form">
        <ProgressBar label={messages.sending} value={Math.floor(share * 100)} />
        <div className="pk-station-export-actions">
          <Button onPress={stop}>{messages.stop}</Button>
        </div>
      </div>
    );
  }
  const isChoosing = !newest || newest.status === 'receiving' || newest.status === 'error';
  return (
    <>
      {newest && <ImportEntry entry={newest} zone={zone} />}
      {failure}
      {isChoosing && (
        <div className="pk-station-export-start">
          <span className="pk-muted">{messages.rehearsal}</span>
          <FileTrigger
            icon={<FileUp aria-hidden="true" />}
            accept=".zip,application/zip"
            onFiles={([zip]) => start(zip)}
          >
            {open ? messages.resume : messages.choose}
          </FileTrigger>
        </div>
      )}
    </>
  );
}

/** An import with its state, its rehearsal, and what can be done next. */
function ImportEntry({ entry, zone }: { entry: StationImport; zone: string }) {
  const { client } = usePostKit();
  const catalogue = useCatalogue();
  const messages = useWords(stationImportMessages);
  const apply = useApplyStationImport();
  const remove = useRemoveStationImport();
  const { guid, status, progress, plan, error } = entry;
  const failed = apply.error ?? remove.error;
  const isOver = status === 'complete' || status === 'error';
  return (
    <div className="pk-station-export-form">
      {isBusy(entry) ? (
        <ProgressBar label={messages.states[status]} value={progress} />
      ) : (
        <strong>{messages.states[status]}</strong>
      )}
      {status === 'error' && <Banner tone="danger">{error}</Banner>}
      {status === 'planned' && plan && <ImportPlan plan={plan} zone={zone} />}
      {status === 'complete' && <Banner tone="success">{messages.complete}</Banner>}
      {failed && (
        <Banner tone="danger" isLive>
          {failureText(failed, catalogue, messages.failed)}
        </Banner>
      )}
      <div className="pk-station-export-actions">
        {status === 'planned' && (
          <Button variant="primary" isBusy={apply.isPending} onPress={() => apply.mutate(guid)}>
            {messages.apply}
          </Button>
        )}
        {status === 'complete' && (
          <ButtonLink
            icon={<Download aria-hidden="true" />}
            href={client.stationImports.addressesAddress(guid, { withKey: true })}
            download=""
          >
            {messages.addresses}
          </ButtonLink>
        )}
        {status !== 'undoing' && (
          <Button isBusy={remove.isPending} onPress={() => remove.mutate(guid)}>
            {isOver ? messages.discard : messages.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
