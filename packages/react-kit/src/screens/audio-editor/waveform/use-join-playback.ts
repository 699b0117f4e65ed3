import { useCallback, useEffect, useRef, useState } from 'react';
import {
  fadeMedia,
  type PlayedAudio,
  playStream,
  type StreamFailure,
} from '../../../data/audio-events/index.ts';
import { mediaAuthorization } from '../../../data/sessions/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import { onOtherPlayback, stopOtherPlayback } from '../transport/stop-other-playback.ts';

/** An item on one side of a transition. */
export interface JoinedItem extends PlayedAudio {
  eventId: number;
  name: string;
}

export interface JoinPlayback {
  isPlaying: boolean;
  /** Why it cannot play; null without a failure. */
  failure: StreamFailure | null;
  toggle: () => void;
}

/** Seconds of each item that are played. */
const playedSeconds = 3;

/** Plays the transition between two items: the end of one, then the start of the next. */
export function useJoinPlayback(item: JoinedItem, next: JoinedItem | null, onPlay: () => void): JoinPlayback {
  const { client } = usePostKit();
  const stores = useStores();
  const [isPlaying, setPlaying] = useState(false);
  const [failure, setFailure] = useState<StreamFailure | null>(null);
  const running = useRef<() => void>(null);

  const stop = useCallback(() => {
    running.current?.();
    running.current = null;
    setPlaying(false);
  }, []);
  useEffect(() => () => running.current?.(), []);
  useEffect(() => onOtherPlayback(stores, stop), [stores, stop]);

  function start(to: JoinedItem) {
    setFailure(null);
    stopOtherPlayback(stores);
    onPlay();
    setPlaying(true);
    const fail = (reason: StreamFailure) => {
      stop();
      setFailure(reason);
    };
    const attach = (side: JoinedItem) => {
      const media = new Audio();
      const fading = fadeMedia(media, side, () => 1);
      const release = playStream(
        media,
        client.audioEvents.playlistAddress(side.eventId),
        mediaAuthorization(client),
        {
          onReady: () => {},
          onError: fail,
        },
      );
      return {
        media,
        end: () => {
          media.pause();
          fading.release();
          release();
        },
      };
    };
    const [before, after] = [attach(item), attach(to)];
    const end = new AbortController();
    const listen = (media: HTMLAudioElement, name: string, listener: () => void) =>
      media.addEventListener(name, listener, { signal: end.signal });
    running.current = () => {
      end.abort();
      before.end();
      after.end();
    };
    listen(before.media, 'loadedmetadata', () => {
      before.media.currentTime = Math.max(0, item.durationMs / 1000 - playedSeconds);
    });
    listen(before.media, 'ended', () => void after.media.play().catch(() => fail('failed')));
    listen(after.media, 'timeupdate', () => after.media.currentTime >= playedSeconds && stop());
    listen(after.media, 'ended', stop);
    // The stream is still attaching; with autoplay it starts as soon as it can.
    before.media.autoplay = true;
    before.media.play().catch(() => undefined);
  }

  return { isPlaying, failure, toggle: () => (isPlaying ? stop() : next && start(next)) };
}
