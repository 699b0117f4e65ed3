import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { usePreview } from '../../../data/audio-events/index.ts';
import { type AudioOutput, createAudioOutput } from '../../../data/timeline/index.ts';
import type { Leveling } from '../../../data/timeline/index.ts';
import { sampleRate } from '../../../data/timeline/index.ts';
import {
  loopAroundJoin,
  placeAt,
  planPlayback,
  type PlaybackPlan,
  type Stretch,
} from '../../../data/timeline/index.ts';
import { archiveOf, createSegmentSource } from '../../../data/timeline/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type Stores, useStores } from '../../../host/stores.ts';
import { type PlayerState, TimelinePlayer } from '../../../parts/timeline/transport/index.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { HeardMeter } from '../loudness/heard-meter.ts';
import { idleTransport, type TransportState, useTransport } from './transport.store.ts';

/** Speeds of playback; the pitch stays. */
export const speeds = [1, 1.25, 1.5, 1.75, 2] as const;

/** Milliseconds that J goes back. */
const backMs = 5000;
/** Milliseconds between two looks at the output's clock. */
const tickMs = 40;

export interface Transport {
  canPlay: boolean;
  /** Whether two items meet, so that their join can be looped. */
  canLoop: boolean;
  toggle: () => void;
  pause: () => void;
  back: () => void;
  /** Plays, or plays at the next speed. */
  forward: () => void;
  setSpeed: (speed: number) => void;
  toggleLoop: () => void;
  toStart: () => void;
  /** Plays a stretch over and over. */
  playRange: (range: Stretch) => void;
  /** Ends `playRange`. */
  stopRange: () => void;
  /** Measures what is heard. */
  meter: HeardMeter;
}

/**
 * The transport of the timeline: plays all items as the episode will sound.
 * @param leveling The change of loudness that the render makes.
 */
export function useTransportControls(leveling: Leveling | null): Transport {
  const stores = useStores();
  const store = useEditorStore();
  const items = useEditor((state) => state.history.items);
  const playhead = useEditor((state) => state.playhead);
  const fresh = useMemo(() => planPlayback(items), [items]);
  const plan = useUnchanged(fresh);
  const { player, meter } = usePlayer(plan, leveling);
  const isPaused = useTransport(({ status }) => status === 'paused');

  useEffect(() => {
    if (playhead) player.seekInItem(playhead.timelineId, playhead.ms);
  }, [player, playhead]);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => player.tick(), tickMs);
    return () => clearInterval(timer);
  }, [player, isPaused]);
  useEffect(
    () => usePreview.in(stores).subscribe(({ playing }) => playing && player.pause()),
    [stores, player],
  );
  useEffect(
    () =>
      useTransport.in(stores).subscribe(({ status, place }, before) => {
        if (status !== 'paused' || before.status === 'paused' || !place) return;
        store.getState().setPlayhead({ timelineId: place.timelineId, ms: Math.round(place.ms) });
      }),
    [stores, store],
  );

  const play = () => playAlone(player, stores);
  const stopRange = useCallback(() => {
    player.pause();
    player.setLoop(null);
  }, [player]);

  return {
    canPlay: plan.spans.length > 0,
    canLoop: plan.spans.length > 1,
    toggle: () => (player.state.status === 'paused' ? play() : player.pause()),
    pause: () => player.pause(),
    back: () => player.seek(player.state.positionMs - backMs),
    forward: () => {
      const { status, speed } = player.state;
      if (status === 'paused') play();
      else player.setSpeed(speeds.find((faster) => faster > speed) ?? speed);
    },
    setSpeed: (speed) => player.setSpeed(speed),
    meter,
    toStart: () => {
      const [first] = plan.spans;
      // Through the playhead of the editor, because that is where a split happens.
      if (first) store.getState().setPlayhead({ timelineId: first.timelineId, ms: 0 });
    },
    playRange: (range) => {
      player.setLoop(range);
      play();
    },
    stopRange,
    toggleLoop: () =>
      player.setLoop(player.state.loop ? null : loopAroundJoin(plan, player.state.positionMs)),
  };
}

/** The player of the mounted editor. */
function usePlayer(
  plan: PlaybackPlan,
  leveling: Leveling | null,
): { player: TimelinePlayer; meter: HeardMeter } {
  const stores = useStores();
  const { client } = usePostKit();
  const [{ player, meter, close }] = useState(() => createPlayer(client, stores));
  useEffect(() => player.setPlan(plan), [player, plan]);
  useEffect(() => player.setLeveling(leveling), [player, leveling]);
  useEffect(
    () =>
      useTransport
        .in(stores)
        .setState({ pause: () => player.pause(), play: () => playAlone(player, stores) }),
    [stores, player],
  );
  useEffect(
    () => () => {
      close();
      useTransport.in(stores).setState(idleTransport);
    },
    [stores, close],
  );
  return { player, meter };
}

/** A player that opens the audio device at the first play. */
function createPlayer(client: PostKitClient, stores: Stores) {
  const meter = new HeardMeter();
  let device: { context: AudioContext; output: AudioOutput } | null = null;
  const open = () => {
    const context = new AudioContext({ sampleRate });
    return { context, output: meter.through(createAudioOutput(context)) };
  };
  const player = new TimelinePlayer({
    source: createSegmentSource(archiveOf(client)),
    output: () => (device ??= open()).output,
    onChange: (state, plan) => useTransport.in(stores).setState(placed(state, plan)),
  });
  const close = () => {
    player.pause();
    void device?.context.close();
    device = null;
  };
  return { player, meter, close };
}

/** Plays, and ends the preview of an event. */
function playAlone(player: TimelinePlayer, stores: Stores): void {
  usePreview.in(stores).getState().close();
  void player.play();
}

function placed(state: PlayerState, plan: PlaybackPlan): Omit<TransportState, 'pause' | 'play'> {
  const place = placeAt(plan, state.positionMs);
  const span = place && plan.spans[place.index];
  return {
    ...state,
    place: span && place ? { timelineId: span.timelineId, eventId: span.eventId, ms: place.ms } : null,
  };
}

/** The first of the plans that are equal, because marks on items create plans that play the same. */
function useUnchanged(plan: PlaybackPlan): PlaybackPlan {
  const [kept, setKept] = useState(plan);
  const isSame = kept === plan || JSON.stringify(kept) === JSON.stringify(plan);
  if (!isSame) setKept(plan);
  return isSame ? kept : plan;
}
