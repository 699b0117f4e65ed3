import { useQuery } from '@tanstack/react-query';
import { isAllowed, loggerOperations } from '@postkit/sdk/operations';
import { useBroadcastLive } from '../../../data/logger/index.ts';
import { useLoggerLive } from '../../../data/logger/index.ts';
import { loggerQueries } from '../../../data/logger/index.ts';
import { useLiveState } from '../../../host/live/use-live-state.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../words/use-words.ts';
import { RecordingFacts } from '../recording/recording-facts.tsx';
import { FallbackTimes } from './fallback-times.tsx';
import { LogSourceForm } from './log-source-form.tsx';
import { LogSourceSummary } from './log-source-summary.tsx';
import { logSourceMessages } from './log-source.messages.ts';
import './log-source.css';
import { PlayoutLink } from './playout-link.tsx';

export interface LogSourceDialogProps {
  station: StationSession;
  onClose: () => void;
}

/** The stream that the station records, and the recipients of alerts. Admins edit it, other users read it. */
export function LogSourceDialog({ station, onClose }: LogSourceDialogProps) {
  const messages = useWords(logSourceMessages);
  const { client } = usePostKit();
  useLoggerLive();
  useBroadcastLive();
  const isLive = useLiveState() === 'open';
  const { data: source, isError, isFetching, refetch } = useQuery(loggerQueries.source(client));
  const facts = source && (
    <>
      <RecordingFacts recording={isError ? null : source} zone={station.timezone} isLive={isLive} />
      <FallbackTimes zone={station.timezone} />
      <PlayoutLink station={station} />
    </>
  );

  if (source && isAllowed(loggerOperations.update, station.permissions)) {
    return <LogSourceForm source={source} facts={facts} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {source ? (
        <LogSourceSummary source={source} facts={facts} />
      ) : (
        <div className="pk-log-source-wait">
          {isError ? (
            <ErrorState
              message={messages.failedLoad}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Spinner />
          )}
        </div>
      )}
    </Dialog>
  );
}
