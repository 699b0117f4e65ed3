import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { eventUri, useEventsLevels } from '../../../data/audio-events/index.ts';
import { showsQueries } from '../../../data/shows/index.ts';
import { planPlayback, type PlaybackPlan } from '../../../data/timeline/index.ts';
import { PartFailureDialog } from '../../../host/part-failure-dialog.tsx';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import type { ClipSource } from '../../../parts/share-clips/dialog/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { Range } from '../../../ui/slider/range-slider.tsx';
import { Wave } from '../../../ui/wave/wave.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import { playedEvents } from '../timeline-model/ad-positions.ts';
import type { Transport } from '../transport/transport.controller.ts';
import { useTransport } from '../transport/transport.store.ts';
import { timelineMessages } from './timeline.messages.ts';

const ClipDialog = lazyPart(
  () =>
    import('../../../parts/share-clips/dialog/share-clip-dialog.tsx').then(
      (module) => module.TimelineClipDialog,
    ),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

interface TimelineClipDialogProps {
  transport: Transport;
  onClose: () => void;
}

/** Makes a share clip of the timeline, from the playhead on. The transport plays its range. */
export function TimelineClipDialog({ transport, onClose }: TimelineClipDialogProps) {
  const source = useTimelineSource(transport);
  const { stopRange } = transport;
  useEffect(() => stopRange, [stopRange]);
  return (
    <Suspense fallback={null}>
      <ClipDialog source={source} onClose={onClose} />
    </Suspense>
  );
}

function useTimelineSource(transport: Transport): ClipSource {
  const stores = useStores();
  const { client } = usePostKit();
  const items = useEditor((state) => state.history.items);
  const { name, showId } = useEditor((state) => state.form);
  const show = useQuery(showsQueries.list(client)).data?.find(({ id }) => id === showId);
  const plan = useMemo(() => planPlayback(items), [items]);
  const [startsAt] = useState(() => {
    const { positionMs } = useTransport.in(stores).getState();
    return positionMs < plan.totalMs ? positionMs / 1000 : 0;
  });
  return {
    audio: {
      events: playedEvents(items).map((id) => eventUri(client, id)),
      ...(show && { show: show.resource_uri }),
    },
    name: name || (show?.title ?? ''),
    cover: show?.square_image ?? '',
    seconds: plan.totalMs / 1000,
    startsAt,
    wave: (from, to) => <TimelineWave {...{ plan, from, to }} />,
    player: (range) => <RangeButton {...{ transport, range }} />,
  };
}

/** CSS pixels for which the sound is loaded: the width of the dialog. */
const waveWidth = 1024;

/** The sound of the items from one second to another. Items outside load nothing, so that a long timeline is as sharp as a short one. */
function TimelineWave({ plan, from, to }: { plan: PlaybackPlan; from: number; to: number }) {
  const spans = plan.spans.filter(
    ({ startMs, audio }) => startMs < to * 1000 && startMs + audio.durationMs > from * 1000,
  );
  const first = spans[0]?.startMs ?? 0;
  const total = spans.reduce((sum, { audio }) => sum + audio.durationMs, 0);
  const levels = useEventsLevels(
    spans.map(({ eventId, audio }) => ({ id: eventId, durationMs: audio.durationMs })),
    waveWidth,
  );
  return (
    <Wave levels={levels} from={(from * 1000 - first) / total} to={(to * 1000 - first) / total} when="now" />
  );
}

/** Plays the range over and over; another press stops it. */
function RangeButton({ transport, range: [start, end] }: { transport: Transport; range: Range }) {
  const messages = useWords(timelineMessages);
  const isPlaying = useTransport(({ status, loop }) => status !== 'paused' && loop !== null);
  const { playRange, stopRange } = transport;
  return (
    <div className="pk-row">
      <Button
        icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onPress={() => (isPlaying ? stopRange() : playRange({ startMs: start * 1000, endMs: end * 1000 }))}
      >
        {isPlaying ? messages.stopRange : messages.playRange}
      </Button>
    </div>
  );
}
