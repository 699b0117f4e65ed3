import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AudioEvent, LogGap } from '@postkit/sdk';
import { type AudioEventRange, audioEventsQueries, useAudioEventsLive } from '../data/audio-events/index.ts';
import {
  loggerQueries,
  type RecordingView,
  useBroadcastLive,
  useRecording as useRecordingView,
} from '../data/logger/index.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** The logged events of a range in unix seconds, oldest first. `end` is exclusive. Renders again when the station logs one. */
export function useDayLog(range: AudioEventRange): UseQueryResult<AudioEvent[]> {
  const { client } = usePostKit();
  useLiveChannel();
  useAudioEventsLive(range);
  return useQuery(audioEventsQueries.day(client, range));
}

/** The stretches of a range that the recorder missed, in unix seconds. */
export function useLogGaps(range: AudioEventRange): UseQueryResult<LogGap[]> {
  const { client } = usePostKit();
  useLiveChannel();
  useBroadcastLive();
  return useQuery(loggerQueries.gaps(client, range));
}

/** The state of the recorder, from live events, and from polling when none arrive. */
export function useRecording(): RecordingView {
  useLiveChannel();
  return useRecordingView();
}
