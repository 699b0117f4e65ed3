import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { EpisodeSummary, Tag } from '@postkit/sdk/schema';
import { tagsQueries } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { type TagOutcome, useTagEpisodes, useUntagEpisodes } from './bulk-actions.mutations.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { selectionMessages } from './selection.messages.ts';
import { useShowOutcome } from './use-show-outcome.ts';

/** Adds one tag to the selected episodes; a new name creates the tag. */
export function BulkTagDialog({ selection, onClose }: BulkDialogProps) {
  const reportFailure = useReportFailure();
  const showOutcome = useShowOutcome(selection);
  const notify = useNotify();
  const messages = useWords(selectionMessages);
  const { client } = usePostKit();
  const { data: tags = [] } = useQuery(tagsQueries.list(client));
  const { mutate, isPending, done } = useTagEpisodes();
  const { mutateAsync: untag } = useUntagEpisodes();
  const [name, setName] = useState('');
  const listId = useId();
  const { episodes } = selection;

  function send(): void {
    mutate(
      { episodes, name: name.trim() },
      {
        onSuccess: (outcome) =>
          showOutcome(outcome, { done: messages.tagged, failed: messages.tagFailed, undo: undoOf(outcome) }),
        onError: (error) => reportFailure(messages.tagFailed, error),
        onSettled: onClose,
      },
    );
  }

  function undoOf({ tag, changed }: TagOutcome) {
    if (!tag || changed.length === 0) return undefined;
    return () => void undo(tag, changed);
  }

  // The dialog is gone by then, and `mutateAsync` still works without it.
  async function undo(tag: Tag, changed: readonly EpisodeSummary[]): Promise<void> {
    const { failed, error } = await untag({ episodes: changed, tag });
    if (failed.length > 0)
      reportFailure(messages.untagFailed, error, messages.partlyUndone(failed.length, changed.length));
    else notify({ name: messages.untagged(changed.length), details: '', type: 'success' });
  }

  return (
    <FormDialog
      title={messages.tagTitle(episodes.length)}
      submitLabel={messages.tag}
      isSubmitDisabled={name.trim() === ''}
      isBusy={isPending}
      onSubmit={send}
      onCancel={onClose}
    >
      <TextField
        label={messages.tagName}
        value={name}
        onChange={setName}
        maxLength={100}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag.id} value={tag.name} />
        ))}
      </datalist>
      {isPending && <BulkProgress label={messages.tagging} done={done} total={episodes.length} />}
    </FormDialog>
  );
}
