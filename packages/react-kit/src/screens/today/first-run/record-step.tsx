import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import type { LogSource } from '@postkit/sdk/schema';
import { loggerQueries, useUpdateLogSource } from '../../../data/logger/index.ts';
import { lazyDialog } from '../../../host/lazy-dialog.tsx';
import { useLiveState } from '../../../host/live/use-live-state.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { RecordingFacts } from '../../../parts/logger/recording/index.ts';
import { StreamTest } from '../../../parts/logger/stream-test/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { firstRunMessages } from './first-run.messages.ts';
import { GrowingWave } from './growing-wave.tsx';

const LogSourceDialog = lazyDialog(() =>
  import('../../../parts/logger/log-source/log-source-dialog.tsx').then((module) => module.LogSourceDialog),
);

interface RecordStepProps {
  session: StationSession;
  /** The user has started the recording. */
  onRecord: () => void;
}

/** The address of the stream with its test and the recording; then the recording as it grows. */
export function RecordStep({ session, onRecord }: RecordStepProps) {
  const messages = useWords(firstRunMessages).record;
  const { client } = usePostKit();
  const { data: source, isError, isFetching, refetch } = useQuery(loggerQueries.source(client));
  if (source?.active) return <Recorded session={session} source={source} />;
  if (source) return <StreamForm source={source} onRecord={onRecord} />;
  if (isError)
    return (
      <ErrorState message={messages.failedLoad} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return <Skeleton height="120px" />;
}

function StreamForm({ source, onRecord }: { source: LogSource; onRecord: () => void }) {
  const messages = useWords(firstRunMessages).record;
  const [url, setUrl] = useState(source.url);
  const [works, setWorks] = useState(false);
  const update = useUpdateLogSource();
  const failure = update.error;
  const refusal = failure && isHttpError(failure) ? failure.fields['url']?.join(' ') : undefined;
  return (
    <form
      className="pk-first-run-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '' && !update.isPending)
          update.mutate({ url: url.trim(), active: true }, { onSuccess: onRecord });
      }}
    >
      <p>{messages.text}</p>
      <TextField
        label={messages.address}
        type="url"
        isCode
        autoComplete="off"
        spellCheck={false}
        description={messages.help}
        value={url}
        onChange={(typed) => {
          setUrl(typed);
          update.reset();
        }}
        errorMessage={refusal}
      />
      <StreamTest
        url={url}
        onUse={setUrl}
        onVerdict={setWorks}
        variant={works ? 'secondary' : 'primary'}
        help={messages.testFirst}
      />
      {failure && refusal === undefined && (
        <Banner tone="danger" title={messages.failed} isLive>
          {failure.message}
        </Banner>
      )}
      <div className="pk-first-run-actions">
        <Button
          type="submit"
          variant={works ? 'primary' : 'secondary'}
          isDisabled={url.trim() === ''}
          isBusy={update.isPending}
        >
          {messages.record}
        </Button>
      </div>
    </form>
  );
}

function Recorded({ session, source }: { session: StationSession; source: LogSource }) {
  const messages = useWords(firstRunMessages).record;
  const isLive = useLiveState() === 'open';
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <GrowingWave />
      <RecordingFacts recording={source} zone={session.timezone} isLive={isLive} />
      <div className="pk-first-run-actions">
        <Button size="small" onPress={() => setDialogOpen(true)}>
          {messages.settings}
        </Button>
      </div>
      {isDialogOpen && <LogSourceDialog station={session} onClose={() => setDialogOpen(false)} />}
    </>
  );
}
