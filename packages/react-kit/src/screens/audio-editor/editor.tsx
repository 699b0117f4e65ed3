import { episodeOperations, isAllowed, loggerOperations } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { categoriesQueries } from '../../data/categories/categories.queries.ts';
import { useCategoriesLive } from '../../data/categories/categories.live.ts';
import { useLiveChannel } from '../../data/live/use-live-channel.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import type { ChosenDraft } from '../../domain/timeline/kept-draft.ts';
import { categoryColors } from '../../domain/timeline/category-color.ts';
import type { ReadyEditor } from './audio-editor.controller.ts';
import { AudioEditorContext, createAudioEditorStore, useEditorStore } from './audio-editor.store.ts';
import { AudioEditorView } from './audio-editor.view.tsx';
import { DayPanel } from './day/day-panel.tsx';
import { DraftConflict } from './drafts/draft-conflict.tsx';
import { DraftState } from './drafts/draft-state.tsx';
import { EditorDrag } from './drag/editor-drag.tsx';
import { useInfo } from './info/info.controller.ts';
import { useLibrary } from './sidebar/library.controller.ts';
import { useUpload } from './sidebar/upload.controller.ts';
import { useTimeline } from './timeline/timeline.controller.ts';
import { useSettling } from './timeline/use-settling.ts';
import { useDraftKeeping } from './drafts/use-draft-keeping.ts';
import { useDeleted } from './use-deleted.ts';
import { useOutdated } from './use-outdated.ts';
import { useUndoKeys } from '../../ui/undo-keys/use-undo-keys.ts';
import { WaveformDrawer } from './waveform-drawer/waveform-drawer.tsx';

const PublishDialog = lazy(() => import('../../panels/publish-dialog/index.ts').then((module) => ({ default: module.PublishDialog })));

/** The editor over one draft. */
export function Editor({ ready }: { ready: ReadyEditor }) {
  const [{ store, kept }] = useState(() => {
    const start = ready.takeUp();
    return { store: createAudioEditorStore(start.draft), kept: start.kept };
  });
  return (
    <AudioEditorContext value={store}>
      <EditorDrag>
        <EditorParts ready={ready} kept={kept} />
      </EditorDrag>
    </AudioEditorContext>
  );
}

/** Brings the parts' controllers and the view together. */
function EditorParts({ ready, kept }: { ready: ReadyEditor; kept: ChosenDraft }) {
  const { client, host } = usePostKit();
  const { station, episode, startOver } = ready;
  const store = useEditorStore();
  const isDone = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isNotedRestored, setNotedRestored] = useState(kept.draft !== null);
  const keeping = useDraftKeeping(store, { station: station.slug, draftKey: ready.draftKey, start: kept, isDone });
  useUndoKeys(store.getState());
  const settling = useSettling();
  const hasForm = isAllowed(episodeOperations.create, station.standing);
  // The day is the broadcast log: whoever may not ask how it goes has the library alone.
  const hasDay = isAllowed(loggerOperations.get, station.standing);
  const timeline = useTimeline(station, settling, setProblem);
  const isDeleted = useDeleted(episode) || ready.isLeftBehind;
  const info = useInfo(hasForm, ready.shows, { episode, isDeleted }, settling, setProblem);
  const library = useLibrary();
  const upload = useUpload();
  const outdated = useOutdated(episode);
  useLiveChannel();
  useCategoriesLive();
  const groups = useQuery(categoriesQueries.groups(client)).data;
  const colors = useMemo(() => categoryColors(groups ?? []), [groups]);

  const done = useCallback(
    (showId: number) => {
      isDone.current = true;
      host.navigate(`/${station.slug}/shows/${showId}/details`);
    },
    [host, station.slug],
  );

  return (
    <AudioEditorView
      day={hasDay && <DayPanel station={station} />}
      timeline={timeline}
      info={hasForm ? info : null}
      library={library}
      upload={upload}
      colors={colors}
      zone={station.timezone}
      drawer={<WaveformDrawer />}
      opensSidebar={ready.showId !== null || !hasDay}
      isProcessing={settling.isWaiting}
      problem={problem}
      onProblemRead={() => setProblem(null)}
      draftState={<DraftState state={keeping.state} />}
      draftConflict={
        keeping.state.status === 'changed' && (
          <DraftConflict other={keeping.state.other} zone={station.timezone} onKeepMine={keeping.keepMine} onTakeOther={ready.takeOther} />
        )
      }
      isRestored={isNotedRestored}
      onKeepRestored={() => setNotedRestored(false)}
      isDeleted={isDeleted}
      outdatedBy={info.draft ? null : outdated}
      onStartOver={startOver}
      dialog={
        info.draft && (
          <Suspense>
            <PublishDialog
              isOpen
              draft={info.draft}
              durationSeconds={info.durationSeconds}
              onClose={info.closeDialog}
              onDone={(saved) => done(saved.show_id)}
              onLoadTheirs={startOver}
            />
          </Suspense>
        )
      }
    />
  );
}
