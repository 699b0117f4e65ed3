import type { AudioEvent } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/index.ts';
import { toMilliseconds } from '../../../data/timeline/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import { TranscriptPanel } from '../transcripts/panel/transcript-panel.tsx';
import { useMakeClip } from './use-make-clip.ts';

export interface EventTranscriptProps {
  event: Pick<AudioEvent, 'id' | 'duration' | 'transcript'> & {
    cart: Pick<AudioEvent['cart'], 'title' | 'artist'>;
  };
  /** Words to find at the start. */
  query?: string | undefined;
}

/** The words of an event of the day or the library: plays in the preview player, and makes clips for the timeline. */
export function EventTranscript({ event: { id, duration, transcript, cart }, query }: EventTranscriptProps) {
  const stores = useStores();
  const { client } = usePostKit();
  const makeClip = useMakeClip();
  const positionMs = usePreview(({ preview, position }) =>
    preview?.eventId === id ? Math.round(position * 1000) : null,
  );

  function play(ms: number) {
    const { title, artist } = cart;
    usePreview
      .in(stores)
      .getState()
      .play({
        title,
        artist,
        eventId: id,
        endpoint: client.audioEvents.playlistAddress(id),
        start: ms / 1000,
      });
  }

  return (
    <TranscriptPanel
      eventId={id}
      title={cart.title}
      durationMs={toMilliseconds(duration)}
      positionMs={positionMs}
      onPlay={play}
      text={transcript}
      query={query}
      onClip={(range, name) => void makeClip(id, range, { name, after: null })}
    />
  );
}
