import { useState } from 'react';
import { serverMessage } from '@postkit/sdk';
import type { TranscriptSpeaker } from '@postkit/sdk/schema';
import { useNameSpeaker } from '../../../../data/transcripts/index.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { panelMessages } from './transcript-panel.messages.ts';

interface SpeakersDialogProps {
  eventId: number;
  speakers: readonly TranscriptSpeaker[];
  onClose: () => void;
}

/** Names the speakers of an event. */
export function SpeakersDialog({ eventId, speakers, onClose }: SpeakersDialogProps) {
  const messages = useWords(panelMessages);
  const [names, setNames] = useState<Record<string, string>>(() =>
    Object.fromEntries(speakers.map(({ label, name }) => [label, name === label ? '' : name])),
  );
  const { mutateAsync, isPending } = useNameSpeaker();
  const [problem, setProblem] = useState<string | null>(null);

  async function save() {
    try {
      for (const { label, name } of speakers) {
        const wanted = (names[label] ?? '').trim();
        if (wanted !== (name === label ? '' : name))
          await mutateAsync({ scope: 'event', id: eventId, label, name: wanted });
      }
      onClose();
    } catch (error) {
      const message = serverMessage(error, messages.speakersFailed);
      setProblem(message.action === 'show' ? (message.global ?? message.details) : messages.speakersFailed);
    }
  }

  return (
    <Dialog
      isOpen
      title={messages.nameSpeakers}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" isBusy={isPending} onPress={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p>{messages.speakersText}</p>
        {speakers.map(({ label }) => (
          <TextField
            key={label}
            label={messages.speaker(label)}
            value={names[label] ?? ''}
            placeholder={label}
            onChange={(name) => setNames({ ...names, [label]: name })}
          />
        ))}
        {problem !== null && (
          <Banner tone="danger" isLive>
            {problem}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
