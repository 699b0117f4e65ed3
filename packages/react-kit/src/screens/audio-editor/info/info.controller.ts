import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Episode, Show } from '@postkit/sdk/schema';
import { eventUri } from '../../../data/audio-events/index.ts';
import { destinationsQueries } from '../../../data/destinations/index.ts';
import type { ChangedField } from '../../../data/episodes/index.ts';
import {
  type EditorField,
  type EnteredFields,
  type EpisodeDraft,
  liveEpisode,
} from '../../../data/episodes/index.ts';
import { tagsQueries, useEnsureTags } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { draftToPublish, withShow } from '../audio-editor.model.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useLiveChanges } from '../live/use-live-changes.ts';
import { type Finishable, finishProblem } from '../timeline-model/finish-checks.ts';
import { withoutRepeatedAds } from '../timeline-model/repeated-ads.ts';
import type { EpisodeForm } from '../timeline-model/stored-draft.ts';
import { hasAudio, totalDuration } from '../timeline-model/timeline-facts.ts';
import type { ReadyGate } from '../timeline/use-ready-gate.ts';
import { infoMessages } from './info.messages.ts';

/** A field that Finish or the publish dialog leads to. */
export type FormField = 'name' | 'description' | 'showId' | 'cover';

export interface InfoState {
  form: EpisodeForm;
  shows: readonly Show[];
  knownTags: readonly string[];
  isFinishing: boolean;
  /** The episode as it is on the station, if it is published or scheduled. */
  live: Episode | undefined;
  /** The fields that differ from it. */
  changed: readonly ChangedField[];
  change: (changes: Partial<EpisodeForm>) => void;
  chooseShow: (id: number) => void;
  finish: () => void;
  /** The field to focus; each request is a new object. */
  focusOn: { field: FormField } | null;
  /** Focuses the empty field after the user has read the message about it. */
  focusMissing: () => void;
  /** Input of the open publish dialog; null while it is closed. */
  draft: EpisodeDraft | null;
  durationSeconds: number;
  closeDialog: () => void;
  /** Closes the publish dialog for a field of the editor. It opens again with what the user entered there. */
  leaveDialog: (field: EditorField, entered: EnteredFields) => void;
}

/** The episode's form, and the steps that open the publish dialog. */
export function useInfo(
  isShown: boolean,
  shows: readonly Show[],
  { episode, isDeleted }: { episode: Episode | null; isDeleted: boolean },
  settledGate: ReadyGate,
  onProblem: (problem: string) => void,
): InfoState {
  const catalogue = useCatalogue();
  const messages = useWords(infoMessages);
  const { client } = usePostKit();
  const store = useEditorStore();
  const form = useEditor((state) => state.form);
  const durationMs = useEditor((state) => totalDuration(state.history.items));
  const live = isDeleted ? undefined : liveEpisode(episode);
  const tags = useQuery({ ...tagsQueries.list(client), enabled: isShown }).data;
  // Prefetched for the publish dialog.
  useQuery({ ...destinationsQueries.list(client), enabled: isShown });
  const knownTags = useMemo(() => (tags ?? []).map((tag) => tag.name), [tags]);
  const ensureTags = useEnsureTags();
  const reportServerError = useReportServerError();
  const { draft, setDraft, entered, focusOn, setFocusOn, leaveDialog } = useDialogDraft();

  async function prepare(): Promise<void> {
    const state = store.getState();
    const chosen = shows.find(({ id }) => id === state.form.showId);
    if (!chosen) return onProblem(finishProblem({ ...checked(), showId: null }, catalogue) ?? '');
    const once = new Set(episode?.onceUseTags);
    try {
      const createdTags = await ensureTags.mutateAsync(state.form.tags.filter((tag) => !once.has(tag)));
      const next = draftToPublish({
        episode,
        isDeleted,
        version: state.version,
        form: state.form,
        items: state.history.items,
        show: chosen,
        tags: createdTags,
        onceUseTags: state.form.tags.filter((tag) => once.has(tag)),
        eventUri: (id) => eventUri(client, id),
      });
      setDraft({ ...next, fields: { ...next.fields, ...entered } });
    } catch (error) {
      reportServerError(messages.tagsName, messages.tagsFailed, error);
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
    live,
    changed: useLiveChanges(live, shows),
    change: store.getState().setForm,
    chooseShow: (id) => {
      const next = shows.find((other) => other.id === id);
      const before = shows.find((other) => other.id === form.showId) ?? null;
      if (next) store.getState().setForm(episode ? { showId: id } : withShow(form, before, next));
    },
    finish: () => {
      const problem = finishProblem(checked(), catalogue);
      if (problem) {
        if (hasAudio(store.getState().history.items)) store.getState().openInspector('episode');
        onProblem(problem);
      } else settledGate.whenSettled(() => void prepare());
    },
    focusOn,
    focusMissing: () => {
      const field = missingField(checked());
      if (field) setFocusOn({ field });
    },
    draft,
    durationSeconds: durationMs / 1000,
    closeDialog: () => setDraft(null),
    leaveDialog,
  };
}

/** The input of the publish dialog, and the way from it to a field of the editor. */
function useDialogDraft() {
  const store = useEditorStore();
  const [draft, setDraft] = useState<EpisodeDraft | null>(null);
  const [entered, setEntered] = useState<EnteredFields>({});
  const [focusOn, setFocusOn] = useState<InfoState['focusOn']>(null);
  const leaveDialog: InfoState['leaveDialog'] = (field, given) => {
    const { history, run, openInspector } = store.getState();
    setEntered(given);
    setDraft(null);
    if (field === 'ads') return run({ kind: 'set', items: withoutRepeatedAds(history.items) });
    openInspector('episode');
    setFocusOn({ field: field === 'title' ? 'name' : field });
  };
  return { draft, setDraft, entered, focusOn, setFocusOn, leaveDialog };
}

function missingField({ items, name, description, showId }: Finishable): FormField | null {
  if (!hasAudio(items)) return null;
  if (!name.trim()) return 'name';
  if (!description.trim()) return 'description';
  return showId === null ? 'showId' : null;
}
