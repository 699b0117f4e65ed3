import { useCallback, useEffect, useState } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import type { LogCopy } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/index.ts';
import { audioItem } from '../../../data/timeline/index.ts';
import { createAudioOutput } from '../../../data/timeline/index.ts';
import { sampleRate } from '../../../data/timeline/index.ts';
import { planPlayback } from '../../../data/timeline/index.ts';
import { archiveOf, createSegmentSource } from '../../../data/timeline/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type Stores, useStores } from '../../../host/stores.ts';
import { useReportServerError } from '../../../host/use-report-failure.ts';
import { TimelinePlayer } from '../../../parts/timeline/transport/index.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Span } from '../day/strip-window.ts';
import { idleRangePlayback, useRangePlayback } from '../transport/range-playback.store.ts';
import { stopOtherPlayback } from '../transport/stop-other-playback.ts';
import { useTransport } from '../transport/transport.store.ts';
import { momentIn } from './day-range.ts';
import { rangeMessages } from './range.messages.ts';

/** Milliseconds between two looks at the output's clock. */
const tickMs = 40;

/** Plays a range before it is added, exactly as its clips will sound. Calling it again stops it. */
export function useRangePlayer(copiesOf: (range: Span) => Promise<LogCopy>): (range: Span) => void {
  const stores = useStores();
  const messages = useWords(rangeMessages);
  const { client } = usePostKit();
  const reportServerError = useReportServerError();
  const [{ player, load, close }] = useState(() => createPlayer(client, stores));
  const isPaused = useRangePlayback(({ status }) => status === 'paused');

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => player.tick(), tickMs);
    return () => clearInterval(timer);
  }, [player, isPaused]);
  useEffect(() => {
    const stop = () => useRangePlayback.in(stores).getState().pause();
    const ends = [
      usePreview.in(stores).subscribe(({ playing }, before) => playing && !before.playing && stop()),
      useTransport
        .in(stores)
        .subscribe(({ status }, before) => status !== 'paused' && before.status === 'paused' && stop()),
    ];
    return () => {
      for (const end of ends) end();
      close();
    };
  }, [stores, close]);

  return useCallback(
    (range) => {
      if (useRangePlayback.in(stores).getState().status !== 'paused')
        return useRangePlayback.in(stores).getState().pause();
      stopOtherPlayback(stores);
      const request = load(range);
      copiesOf(range).then(request.play, (error: unknown) => {
        if (!request.end()) return;
        reportServerError(messages.name, messages.hearFailed, error);
      });
    },
    [stores, load, copiesOf, reportServerError, messages],
  );
}

/** A player that opens the audio device at the first play. */
function createPlayer(client: PostKitClient, stores: Stores) {
  let device: AudioContext | null = null;
  let heard: { range: Span; missing: LogCopy['missing'] } | null = null;
  /** The range that is wanted; a later press replaces it. */
  let wanted: Span | null = null;
  const output = () => createAudioOutput((device ??= new AudioContext({ sampleRate })));
  let opened: ReturnType<typeof output> | null = null;
  const player = new TimelinePlayer({
    source: createSegmentSource(archiveOf(client)),
    output: () => (opened ??= output()),
    onChange: ({ status, positionMs }) => {
      const moment = status === 'paused' || !heard ? null : momentIn(heard.range, heard.missing, positionMs);
      if (heard) useRangePlayback.in(stores).setState({ status, moment });
    },
  });

  function pause(): void {
    wanted = null;
    player.pause();
    useRangePlayback.in(stores).setState({ status: 'paused', moment: null });
  }

  /** Shows that the range loads; its copies arrive later. */
  function load(range: Span) {
    wanted = range;
    heard = null;
    useRangePlayback.in(stores).setState({ status: 'loading', moment: null, pause });
    return {
      play: ({ events, missing }: LogCopy) => {
        if (wanted !== range) return;
        player.setPlan(planPlayback(events.map((event) => audioItem(event, String(event.id)))));
        player.seek(0);
        heard = { range, missing };
        void player.play();
      },
      /** Gives up; returns whether the range was still wanted. */
      end: () => {
        const isWanted = wanted === range;
        if (isWanted) pause();
        return isWanted;
      },
    };
  }

  function close(): void {
    pause();
    void device?.close();
    [device, opened] = [null, null];
    useRangePlayback.in(stores).setState(idleRangePlayback);
  }

  return { player, load, close };
}
