import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import { episodeOperations, isAllowed, loggerOperations } from '@postkit/sdk/operations';
import type { Episode } from '@postkit/sdk/schema';
import { categoriesQueries, categoryColors, useCategoriesLive } from '../../data/categories/index.ts';
import {
  ChapterSourceContext,
  type EpisodeDraft,
  episodesQueries,
  showDetailsAddress,
} from '../../data/episodes/index.ts';
import { useLive } from '../../host/live/use-live.ts';
import { PartFailureDialog } from '../../host/part-failure-dialog.tsx';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { recentMoment } from '../../host/time/recent-moment.ts';
import { UnsavedWorkContext } from '../../host/unsaved-work-context.ts';
import { useUndoKeys } from '../../ui/keys/use-undo-keys.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '../../ui/lazy-part/part-boundary.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { ReadyEditor } from './audio-editor.controller.ts';
import { audioEditorMessages } from './audio-editor.messages.ts';
import {
  AudioEditorContext,
  createAudioEditorStore,
  useEditorStore,
  useEditor,
} from './audio-editor.store.ts';
import { AudioEditorView } from './audio-editor.view.tsx';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { LoudnessReadout } from './checks/loudness-readout.tsx';
import { useEditorChecks, useEditorLevels } from './checks/use-editor-checks.ts';
import { DayPanel } from './day/day-panel.tsx';
import { DraftNotice } from './drafts/draft-notice.tsx';
import { DraftState } from './drafts/draft-state.tsx';
import { retiredMessages } from './drafts/drafts.messages.ts';
import { type DraftPersistence, useDraftPersistence } from './drafts/use-draft-persistence.ts';
import { useEndedDraft } from './drafts/use-ended-draft.ts';
import { EditorDrag } from './drag/editor-drag.tsx';
import { EditorPlaceholder } from './editor-placeholder.tsx';
import { type InfoState, useInfo } from './info/info.controller.ts';
import { overlayMaxWidth } from './inspector/inspector-tab.ts';
import { useLibrary } from './sidebar/library.controller.ts';
import { useUpload } from './sidebar/upload.controller.ts';
import type { ChosenDraft } from './timeline-model/choose-draft.ts';
import { useTimeline } from './timeline/timeline.controller.ts';
import { useReadyGate } from './timeline/use-ready-gate.ts';
import { useChapterSource } from './transcript/use-chapter-source.ts';
import { useEditorCommands } from './use-editor-commands.ts';
import { WaveformDrawer } from './waveform-drawer/waveform-drawer.tsx';

const PublishDialog = lazyPart(
  () => import('../../parts/episodes/publish/publish-dialog.tsx').then((module) => module.PublishDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

/** The editor of one draft. */
export function Editor({ ready }: { ready: ReadyEditor }) {
  const [{ store, chosen }] = useState(() => {
    const start = ready.initialDraft();
    return {
      store: createAudioEditorStore(start.draft, inspectorAtStart(ready.station)),
      chosen: start.chosen,
    };
  });
  return (
    <AudioEditorContext value={store}>
      <EditorDrag>
        <EditorParts ready={ready} chosen={chosen} />
      </EditorDrag>
    </AudioEditorContext>
  );
}

/** Connects the controllers of the parts to the view. */
function EditorParts({ ready, chosen }: { ready: ReadyEditor; chosen: ChosenDraft & { id: string } }) {
  const messages = useWords(audioEditorMessages);
  const retiredWords = useWords(retiredMessages);
  const { host } = usePostKit();
  const { station, episode, draftKey, place } = ready;
  const store = useEditorStore();
  const [isStored, setStored] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const restored = useRestored(chosen, station.timezone);
  const persistence = useDraftPersistence(store, { station: station.slug, draftKey, start: chosen });
  const { ended, dismiss } = useEndedDraft({ station: station.slug, draftKey, place, atStart: chosen.ended });
  useUndoKeys(store.getState());
  const settledGate = useReadyGate();
  const hasForm = isAllowed(episodeOperations.create, station.permissions);
  useEditorCommands(store, hasForm);
  // The day shows the log: users without access to it have only the library.
  const hasDay = isAllowed(loggerOperations.get, station.permissions);
  const timeline = useTimeline(station, settledGate, setProblem);
  const isDeleted = useDeleted(episode) || ready.isOrphaned;
  const info = useInfo(hasForm, ready.shows, { episode, isDeleted }, settledGate, setProblem);
  const { levels } = useEditorLevels();
  const checks = useEditorChecks(episode?.playlist_id ?? null);
  const library = useLibrary();
  const upload = useUpload();
  const outdated = useOutdated(episode);
  const colors = useColors();

  function done(showId: number): void {
    setStored(true);
    void persistence.end('published');
    host.navigate(showDetailsAddress(station.slug, showId));
  }

  const startOver = () => void persistence.end('discarded').then(ready.startOver);
  const isRetired = persistence.state.status === 'retired';
  const isNoticeDue = isRetired || ended !== null || persistence.state.status === 'changed';

  // The show's screen is loading, so the editor's controls are removed.
  if (isStored) return <EditorPlaceholder label={messages.opening} />;
  return (
    <UnsavedWorkContext value={persistence}>
      <AudioEditorView
        day={
          hasDay && (
            <EditorPart>
              <DayPanel station={station} opensAt={ready.airedAt} />
            </EditorPart>
          )
        }
        timeline={timeline}
        levels={levels}
        info={
          hasForm
            ? { ...info, finish: isRetired ? () => setProblem(retiredWords.blocked) : info.finish }
            : null
        }
        {...{ library, upload, colors }}
        zone={station.timezone}
        drawer={
          <EditorPart>
            <WaveformDrawer />
          </EditorPart>
        }
        checks={
          hasForm && (
            <EditorPart>
              <ChecksPanel checks={checks} />
            </EditorPart>
          )
        }
        checkCount={hasForm ? checks.length : 0}
        isProcessing={settledGate.isWaiting}
        problem={problem}
        onProblemRead={() => {
          setProblem(null);
          info.focusMissing();
        }}
        draftState={<EditorState persistence={persistence} />}
        draftNotice={
          isNoticeDue && !info.draft ? (
            <DraftNotice {...{ ready, persistence, ended }} onEndedDone={dismiss} />
          ) : null
        }
        {...restored}
        onDiscard={startOver}
        isDeleted={isDeleted}
        outdatedBy={info.draft ? null : outdated}
        onStartOver={startOver}
        dialog={
          info.draft && (
            <FinishDialog
              {...{ info, persistence }}
              draft={info.draft}
              onDone={done}
              onLoadTheirs={startOver}
            />
          )
        }
      />
    </UnsavedWorkContext>
  );
}

/** Open from the start where it covers nothing, so that no control moves: at the episode, or at the library without its form. */
function inspectorAtStart({ permissions }: StationSession) {
  const tab = isAllowed(episodeOperations.create, permissions) ? ('episode' as const) : ('library' as const);
  return { tab, isOpen: globalThis.innerWidth > overlayMaxWidth };
}

function useColors() {
  const { client } = usePostKit();
  useCategoriesLive();
  const groups = useQuery(categoriesQueries.groups(client)).data;
  return useMemo(() => categoryColors(groups ?? []), [groups]);
}

interface FinishDialogProps {
  draft: EpisodeDraft;
  info: InfoState;
  persistence: DraftPersistence;
  onDone: (showId: number) => void;
  onLoadTheirs: () => void;
}

function FinishDialog({ draft, info, persistence, onDone, onLoadTheirs }: FinishDialogProps) {
  const chapters = useChapterSource(draft.showId);
  return (
    <ChapterSourceContext value={chapters}>
      <Suspense>
        <PublishDialog
          isOpen
          draft={draft}
          durationSeconds={info.durationSeconds}
          fromDraft={persistence.source}
          onClose={info.closeDialog}
          onEditorField={info.leaveDialog}
          onDone={(saved) => onDone(saved.show_id)}
          onLoadTheirs={() => {
            info.closeDialog();
            onLoadTheirs();
          }}
        />
      </Suspense>
    </ChapterSourceContext>
  );
}

/** Whether the editor opened with a restored draft, and when it was saved, until the user dismisses the notice. */
function useRestored({ draft, savedAt }: ChosenDraft, zone: string) {
  const catalogue = useCatalogue();
  const [isRestored, setRestored] = useState(draft !== null);
  const [restoredFrom] = useState(() =>
    savedAt === null ? null : recentMoment(savedAt, Date.now() / 1000, zone, catalogue),
  );
  return { isRestored, restoredFrom, onKeepRestored: () => setRestored(false) };
}

/** The loudness of the timeline, and whether the station has the draft. */
function EditorState({ persistence }: { persistence: DraftPersistence }) {
  return (
    <>
      <LoudnessReadout />
      <DraftState state={persistence.state} />
    </>
  );
}

/** A part that can fail while the rest of the editor works. */
function EditorPart({ children }: { children: ReactNode }) {
  return <PartBoundary failed={(failure) => <PartFailureNotice {...failure} />}>{children}</PartBoundary>;
}

/** Name of the user who saved the episode after this draft was started; null if the draft is current. */
function useOutdated(episode: Episode | null): string | null {
  const version = useEditor((state) => state.version);
  const [lastSave, setLastSave] = useState<{ version: number; by: string } | null>(null);
  useLive('playlist_changed', (message) => {
    if (message.playlist_id === episode?.playlist_id && message.change === 'updated') {
      setLastSave({ version: message.version, by: message.updated_by });
    }
  });
  if (!episode || version === null) return null;
  const latest =
    lastSave && lastSave.version > episode.version
      ? lastSave
      : { version: episode.version, by: episode.updated_by };
  return latest.version > version ? latest.by : null;
}

/** Whether the episode was deleted after the editor opened. */
function useDeleted(episode: Episode | null): boolean {
  const { client } = usePostKit();
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const id = episode?.playlist_id ?? 0;
  // Refetched after a reconnect, in case a live event was missed.
  const { error } = useQuery({ ...episodesQueries.one(client, id), enabled: id > 0 });
  useLive('playlist_changed', (message) => {
    if (message.playlist_id === id && message.change === 'deleted') setDeletedId(id);
  });
  return id > 0 && (deletedId === id || isHttpError(error, 404));
}
