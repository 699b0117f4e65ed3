import { useCallback, useEffect, useRef, useState } from 'react';
import { fadeMedia, type HeardSound, playStream, type StreamFailure, usePreview } from '../../audio-events/index.ts';
import { mediaAuthorization } from '../../sessions/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** A piece on one side of a join. */
export interface JoinedPiece extends HeardSound {
  eventId: number;
  name: string;
}

export interface JoinSound {
  isPlaying: boolean;
  /** Why it cannot be heard; null for no reason. */
  failure: StreamFailure | null;
  toggle: () => void;
}

/** Seconds that are heard of each piece. */
const heard = 3;

/** How one piece goes over into the next: the end of the one, then the beginning of the other. */
export function useJoinSound(piece: JoinedPiece, next: JoinedPiece | null, onPlay: () => void): JoinSound {
  const { client } = usePostKit();
  const [isPlaying, setPlaying] = useState(false);
  const [failure, setFailure] = useState<StreamFailure | null>(null);
  const running = useRef<() => void>(null);

  const stop = useCallback(() => {
    running.current?.();
    running.current = null;
    setPlaying(false);
  }, []);
  useEffect(() => () => running.current?.(), []);
  useEffect(() => usePreview.subscribe(({ playing }) => playing && stop()), [stop]);

  function start(to: JoinedPiece) {
    setFailure(null);
    usePreview.getState().close();
    onPlay();
    setPlaying(true);
    const fail = (reason: StreamFailure) => {
      stop();
      setFailure(reason);
    };
    const attach = (side: JoinedPiece) => {
      const media = new Audio();
      const fading = fadeMedia(media, side, () => 1);
      const release = playStream(media, client.audioEvents.playlistAddress(side.eventId), mediaAuthorization(client), {
        onReady: () => {},
        onError: fail,
      });
      return {
        media,
        end: () => {
          media.pause();
          fading.release();
          release();
        },
      };
    };
    const [before, after] = [attach(piece), attach(to)];
    const end = new AbortController();
    const listen = (media: HTMLAudioElement, name: string, listener: () => void) =>
      media.addEventListener(name, listener, { signal: end.signal });
    running.current = () => {
      end.abort();
      before.end();
      after.end();
    };
    listen(before.media, 'loadedmetadata', () => {
      before.media.currentTime = Math.max(0, piece.durationMs / 1000 - heard);
    });
    listen(before.media, 'ended', () => void after.media.play().catch(() => fail('failed')));
    listen(after.media, 'timeupdate', () => after.media.currentTime >= heard && stop());
    listen(after.media, 'ended', stop);
    // The stream is only being attached: it plays as soon as it can.
    before.media.autoplay = true;
    before.media.play().catch(() => undefined);
  }

  return { isPlaying, failure, toggle: () => (isPlaying ? stop() : next && start(next)) };
}
