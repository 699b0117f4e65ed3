import type { TranscriptionState } from '@postkit/sdk/schema';
import { useCancelTranscription, useTranscribe } from '../../../../data/transcripts/index.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { panelMessages } from './transcript-panel.messages.ts';

/** The running or failed transcription of an event; nothing without one. */
export function TranscriptionNotice({
  eventId,
  transcription,
}: {
  eventId: number;
  transcription: TranscriptionState;
}) {
  const messages = useWords(panelMessages);
  const cancel = useCancelTranscription(eventId);
  const transcribe = useTranscribe(eventId);
  const { status, progress, error } = transcription;
  if (status === 'none') return null;
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        isLive
        actions={
          <>
            <Button size="small" isBusy={transcribe.isPending} onPress={() => transcribe.mutate()}>
              {messages.retry}
            </Button>
            <Button size="small" variant="quiet" isBusy={cancel.isPending} onPress={() => cancel.mutate()}>
              {messages.dismiss}
            </Button>
          </>
        }
      >
        {error}
      </Banner>
    );
  }
  return (
    <div className="pk-transcript-running">
      <ProgressBar
        label={status === 'waiting' ? messages.waiting : messages.transcribing}
        value={status === 'waiting' || progress === 0 ? undefined : progress}
      />
      <Button size="small" isBusy={cancel.isPending} onPress={() => cancel.mutate()}>
        {messages.cancel}
      </Button>
    </div>
  );
}
