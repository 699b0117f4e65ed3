import AudioLines from 'lucide-react/icons/audio-lines';
import FileUp from 'lucide-react/icons/file-up';
import type { Transcript } from '@postkit/sdk/schema';
import { useTranscribe } from '../../../../data/transcripts/index.ts';
import { useReportServerError } from '../../../../host/use-report-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FileTrigger } from '../../../../ui/file-trigger/file-trigger.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { panelMessages } from './transcript-panel.messages.ts';
import { transcriptFiles, useTranscriptFile } from './use-transcript-file.ts';

/** The ways to words for an event that has none. */
export function EmptyTranscript({ eventId, transcript }: { eventId: number; transcript: Transcript }) {
  const messages = useWords(panelMessages);
  const { isImporting, importFile } = useTranscriptFile(eventId, '');
  const transcribe = useTranscribe(eventId);
  const reportServerError = useReportServerError();
  const isRunning =
    transcript.transcription.status === 'waiting' || transcript.transcription.status === 'running';
  if (isRunning) return null;

  function start() {
    transcribe.mutate(undefined, {
      onError: (error) => {
        reportServerError(messages.transcript, messages.transcribeFailed, error);
      },
    });
  }

  return (
    <EmptyState
      title={messages.empty}
      action={
        <div className="pk-transcript-sources">
          {transcript.can_transcribe && (
            <Button
              variant="primary"
              icon={<AudioLines aria-hidden="true" />}
              isBusy={transcribe.isPending}
              onPress={start}
            >
              {messages.transcribe}
            </Button>
          )}
          <FileTrigger
            accept={transcriptFiles}
            icon={<FileUp aria-hidden="true" />}
            isBusy={isImporting}
            onFiles={importFile}
          >
            {messages.import}
          </FileTrigger>
        </div>
      }
    >
      {transcript.can_transcribe ? messages.emptyService : messages.emptyText}
    </EmptyState>
  );
}
