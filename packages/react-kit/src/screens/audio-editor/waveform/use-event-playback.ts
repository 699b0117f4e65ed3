import { useEffect, useState } from 'react';
import { fadeMedia, playStream, type StreamFailure } from '../../../data/audio-events/index.ts';
import { mediaAuthorization } from '../../../data/sessions/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import type { Shape } from '../timeline-model/item-shape.ts';
import { onOtherPlayback, stopOtherPlayback } from '../transport/stop-other-playback.ts';
import type { JoinedItem } from './use-join-playback.ts';

export interface EventPlayback {
  media: HTMLAudioElement;
  isPlaying: boolean;
  /** Why it cannot play; null without a failure. */
  failure: StreamFailure | null;
  /** Seconds. */
  position: number;
  toggle: () => void;
  /** Plays from a position in seconds. */
  playFrom: (seconds: number) => void;
}

/** Plays one event with the fades and the level of `shape`; mount it again for another event. Loads at the first play, and never plays together with the preview player. */
export function useEventPlayback(
  item: JoinedItem,
  { startMs, endMs, fadeInMs, fadeOutMs, gainDb = item.gainDb ?? 0 }: Shape,
): EventPlayback {
  const { eventId, innerFades, innerLevels } = item;
  const { client } = usePostKit();
  const stores = useStores();
  const [media] = useState(() => new Audio());
  const [isPlaying, setPlaying] = useState(false);
  const [failure, setFailure] = useState<StreamFailure | null>(null);
  const [position, setPosition] = useState(0);
  /** Where the stream starts; null until it is wanted. */
  const [startAt, setStartAt] = useState<number | null>(null);

  useEffect(() => {
    const onPlay = () => {
      setPlaying(true);
      stopOtherPlayback(stores);
    };
    const onPause = () => setPlaying(false);
    const onTime = () => setPosition(media.currentTime);
    media.addEventListener('play', onPlay);
    media.addEventListener('pause', onPause);
    media.addEventListener('timeupdate', onTime);
    const stop = onOtherPlayback(stores, () => media.pause());
    return () => {
      media.removeEventListener('play', onPlay);
      media.removeEventListener('pause', onPause);
      media.removeEventListener('timeupdate', onTime);
      media.pause();
      stop();
    };
  }, [media, stores]);

  useEffect(() => {
    if (startAt === null) return undefined;
    const handlers = { onReady: () => {}, onError: setFailure };
    return playStream(
      media,
      client.audioEvents.playlistAddress(eventId),
      mediaAuthorization(client),
      handlers,
      startAt,
    );
  }, [media, client, eventId, startAt]);

  useEffect(() => {
    const levels = { gainDb, ...(innerLevels ? { innerLevels } : {}) };
    const audio = { durationMs: endMs - startMs, fadeInMs, fadeOutMs, innerFades, ...levels };
    const fading = fadeMedia(media, audio, () => 1, startMs);
    return () => fading.release();
  }, [media, startMs, endMs, fadeInMs, fadeOutMs, innerFades, gainDb, innerLevels]);

  function toggle() {
    if (!media.paused) return media.pause();
    setStartAt((at) => at ?? 0);
    start(media);
  }

  function playFrom(seconds: number) {
    if (startAt === null) setStartAt(seconds);
    start(media, startAt === null ? undefined : seconds);
    setPosition(seconds);
  }

  return { media, isPlaying, failure, position, toggle, playFrom };
}

// The stream may still be attaching; with autoplay it starts as soon as it can.
function start(media: HTMLAudioElement, from = media.currentTime) {
  if (from !== media.currentTime) media.currentTime = from;
  media.autoplay = true;
  media.play().catch(() => undefined);
}
