import { type SubmitEvent, useState } from 'react';
import type { AudioVersion } from '@postkit/sdk/schema';
import { failureText } from '../../../host/report-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { audioVersionsMessages } from './audio-versions.messages.ts';
import { useAnnotateVersion } from './audio-versions.queries.ts';

export interface VersionNoteFormProps {
  episodeId: number;
  version: AudioVersion;
  onDone: () => void;
}

/** Edits the words of the staff about a version. */
export function VersionNoteForm({ episodeId, version: { number, note }, onDone }: VersionNoteFormProps) {
  const catalogue = useCatalogue();
  const messages = useWords(audioVersionsMessages);
  const [text, setText] = useState(note);
  const save = useAnnotateVersion(episodeId);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    save.mutate({ number, note: text }, { onSuccess: onDone });
  }

  return (
    <form className="pk-stack" onSubmit={submit}>
      <TextField
        label={messages.note}
        value={text}
        maxLength={500}
        onChange={setText}
        errorMessage={save.error ? failureText(save.error, catalogue, messages.noteFailed) : undefined}
      />
      <div className="pk-audio-version-actions">
        <Button size="small" type="submit" isBusy={save.isPending}>
          {messages.saveNote}
        </Button>
        <Button size="small" variant="quiet" onPress={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
