import { useMemo } from 'react';
import { showOperations } from '@postkit/sdk/operations';
import { eventUri } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import {
  bySeverity,
  type EpisodeCheck,
  episodeChecks,
  useCoverPixels,
  useTimelineLevels,
} from '../../../parts/episodes/preflight/index.ts';
import { useTimelineRights } from '../../../parts/episodes/rights/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import { adPositions, playedEvents } from '../timeline-model/ad-positions.ts';
import { totalDuration } from '../timeline-model/timeline-facts.ts';
import { rightsChecks } from './rights-checks.ts';

/** Levels of the editor's timeline, with the bumpers and the target of its show. */
export function useEditorLevels() {
  const { client } = usePostKit();
  const items = useEditor((state) => state.history.items);
  const showId = useEditor((state) => state.form.showId);
  const events = useMemo(() => playedEvents(items).map((id) => eventUri(client, id)), [client, items]);
  return useTimelineLevels(
    events,
    showId === null
      ? undefined
      : new URL(client.transport.addressOf(showOperations.get, { params: { id: showId } })).pathname,
  );
}

/** The checks of the episode in the editor; empty for an empty timeline. */
export function useEditorChecks(episodeId: number | null): readonly EpisodeCheck[] {
  const catalogue = useCatalogue();
  const items = useEditor((state) => state.history.items);
  const form = useEditor((state) => state.form);
  const { levels } = useEditorLevels();
  const { client } = usePostKit();
  const events = useMemo(() => playedEvents(items).map((id) => eventUri(client, id)), [client, items]);
  const rights = useTimelineRights(events, episodeId);
  const coverPixels = useCoverPixels(form.rss_image, form.rss_image_croppings);
  return useMemo(() => {
    if (items.length === 0) return [];
    // Chapters are typed in the publish dialog, so their absence is no news here.
    const checks = episodeChecks(
      {
        fields: {
          ad_insert_events: adPositions(items),
          description: form.description,
          onceUseTags: form.tags,
        },
        seconds: totalDuration(items) / 1000,
        levels,
        coverPixels,
        processing: items.filter(({ processing, dirty }) => processing || dirty).length,
      },
      catalogue,
    );
    return bySeverity([
      ...rightsChecks(rights, items, catalogue),
      ...checks.filter(({ id }) => id !== 'chapters'),
    ]);
  }, [items, form, levels, rights, coverPixels, catalogue]);
}
