import { useQuery } from '@tanstack/react-query';
import type { Transcript } from '@postkit/sdk/schema';
import { transcriptsQueries } from '../../../../data/transcripts/index.ts';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { ErrorState } from '../../../../ui/error-state/error-state.tsx';
import { Spinner } from '../../../../ui/spinner/spinner.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { useTranscriptsLive } from '../transcripts.live.ts';
import { EmptyTranscript } from './empty-transcript.tsx';
import type { TranscriptPanelProps } from './transcript-panel-props.ts';
import { panelMessages } from './transcript-panel.messages.ts';
import { TranscriptWords } from './transcript-words.tsx';
import './transcript-panel.css';
import { TranscriptionNotice } from './transcription-notice.tsx';

/** The words of an event: to listen from, to find, to cut and to make clips of. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const messages = useWords(panelMessages);
  const { client } = usePostKit();
  const transcript = useQuery(transcriptsQueries.event(client, props.eventId));
  useTranscriptsLive(props.eventId);
  if (!transcript.data && props.text) return <p className="pk-transcript-text">{props.text}</p>;
  if (transcript.isError)
    return (
      <ErrorState
        message={messages.failed}
        details={transcript.error.message}
        onRetry={() => void transcript.refetch()}
      />
    );
  if (!transcript.data) return <Spinner label={messages.loading} isLabelShown />;
  return <LoadedTranscript {...props} transcript={transcript.data} />;
}

function LoadedTranscript({ transcript, ...props }: TranscriptPanelProps & { transcript: Transcript }) {
  const messages = useWords(panelMessages);
  return (
    <section className="pk-transcript-panel" aria-label={messages.transcript}>
      <TranscriptionNotice eventId={props.eventId} transcription={transcript.transcription} />
      {transcript.words.length === 0 ? (
        <EmptyTranscript eventId={props.eventId} transcript={transcript} />
      ) : (
        <TranscriptWords {...props} transcript={transcript} />
      )}
    </section>
  );
}
