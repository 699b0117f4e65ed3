import { serverMessage } from '@postkit/sdk';
import type { Episode, Show } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { eventUri } from '../../audio-events/index.ts';
import { connectionsQueries } from '../../connections/index.ts';
import { tagsQueries, useEnsureTags } from '../../tags/index.ts';
import type { EpisodeDraft } from '../../episodes/index.ts';
import type { EpisodeForm } from '../timeline-model/stored-draft.ts';
import { finishProblem } from '../timeline-model/finish-checks.ts';
import { hasAudio, totalDuration } from '../timeline-model/timeline-facts.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { infoMessages } from './info.messages.ts';
import { draftToPublish, withShow } from '../audio-editor.model.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import type { ReadyGate } from '../timeline/use-ready-gate.ts';
import { useWords } from '../../../words/use-words.ts';
import { finishMessages } from '../timeline-model/finish.messages.ts';

/** A field without which an episode cannot be finished. */
export type MissingField = 'name' | 'description' | 'showId';

export interface InfoState {
  form: EpisodeForm;
  shows: readonly Show[];
  knownTags: readonly string[];
  isFinishing: boolean;
  change: (changes: Partial<EpisodeForm>) => void;
  chooseShow: (id: number) => void;
  finish: () => void;
  /** The empty field that Finish found, to focus; each request is a new object. */
  focusOn: { field: MissingField } | null;
  /** Focuses the empty field after the user has read the message about it. */
  focusMissing: () => void;
  /** Input of the open publish dialog; null while it is closed. */
  draft: EpisodeDraft | null;
  durationSeconds: number;
  closeDialog: () => void;
}

/** The episode's form, and the steps that open the publish dialog. */
export function useInfo(
  isShown: boolean,
  shows: readonly Show[],
  { episode, isDeleted }: { episode: Episode | null; isDeleted: boolean },
  settledGate: ReadyGate,
  onProblem: (problem: string) => void,
): InfoState {
  const finishWords = useWords(finishMessages);
  const messages = useWords(infoMessages);
  const { client } = usePostKit();
  const store = useEditorStore();
  const form = useEditor((state) => state.form);
  const durationMs = useEditor((state) => totalDuration(state.history.items));
  const tags = useQuery({ ...tagsQueries.list(client), enabled: isShown }).data;
  // Prefetched for the publish dialog.
  useQuery({ ...connectionsQueries.list(client), enabled: isShown });
  const knownTags = useMemo(() => (tags ?? []).map((tag) => tag.name), [tags]);
  const ensureTags = useEnsureTags();
  const show = useMessages((state) => state.show);
  const [draft, setDraft] = useState<EpisodeDraft | null>(null);
  const [focusOn, setFocusOn] = useState<InfoState['focusOn']>(null);

  async function prepare(): Promise<void> {
    const state = store.getState();
    const chosen = shows.find(({ id }) => id === state.form.showId);
    if (!chosen) return onProblem(finishProblem({ ...checked(), showId: null }, finishWords) ?? '');
    const once = new Set(episode?.onceUseTags);
    try {
      const createdTags = await ensureTags.mutateAsync(state.form.tags.filter((tag) => !once.has(tag)));
      setDraft(
        draftToPublish({
          episode,
          isDeleted,
          version: state.version,
          form: state.form,
          items: state.history.items,
          show: chosen,
          tags: createdTags,
          onceUseTags: state.form.tags.filter((tag) => once.has(tag)),
          eventUri: (id) => eventUri(client, id),
        }),
      );
    } catch (error) {
      const message = serverMessage(error, messages.tagsFailed);
      if (message.action === 'show') show({ name: messages.tagsName, details: message.global ?? message.details, type: 'error' });
    }
  }

  function checked() {
    const state = store.getState();
    return { items: state.history.items, ...state.form };
  }

  return {
    form,
    shows,
    knownTags,
    isFinishing: ensureTags.isPending,
    change: store.getState().setForm,
    chooseShow: (id) => {
      const next = shows.find((other) => other.id === id);
      const before = shows.find((other) => other.id === form.showId) ?? null;
      if (next) store.getState().setForm(episode ? { showId: id } : withShow(form, before, next));
    },
    finish: () => {
      const problem = finishProblem(checked(), finishWords);
      if (problem) {
        if (hasAudio(store.getState().history.items)) store.getState().openInspector('episode');
        onProblem(problem);
      } else settledGate.whenSettled(() => void prepare());
    },
    focusOn,
    focusMissing: () => {
      const { items, name, description, showId } = checked();
      if (!hasAudio(items)) return;
      if (!name.trim()) setFocusOn({ field: 'name' });
      else if (!description.trim()) setFocusOn({ field: 'description' });
      else if (showId === null) setFocusOn({ field: 'showId' });
    },
    draft,
    durationSeconds: durationMs / 1000,
    closeDialog: () => setDraft(null),
  };
}
