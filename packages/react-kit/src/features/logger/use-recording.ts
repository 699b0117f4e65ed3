import type { Recording } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useLiveState } from '../../screen/live/use-live-state.ts';
import { useLoggerLive } from './logger.live.ts';
import { loggerQueries } from './logger.queries.ts';

/** While audio is recorded an event comes with every segment of 5 seconds; after three without one the station is asked. */
const checkEveryMs = 15_000;

export type RecordingView =
  | { status: 'loading'; isLive: boolean }
  /** The station did not answer. `last` is what it said before. */
  | { status: 'unknown'; isLive: boolean; last: Recording | undefined }
  | { status: 'known'; isLive: boolean; recording: Recording };

/** What the recorder is doing, by live events, and by asking while none come. */
export function useRecording(): RecordingView {
  const { client } = usePostKit();
  const isLive = useLiveState() === 'open';
  useLoggerLive();
  const { data, isError, fetchStatus, isPending } = useQuery({
    ...loggerQueries.recording(client),
    refetchInterval: ({ state }) => (isLive && !isFed(state.data) ? false : checkEveryMs),
  });
  // A paused request waits for the network.
  if (isError || fetchStatus === 'paused') return { status: 'unknown', isLive, last: data };
  if (isPending) return { status: 'loading', isLive };
  return { status: 'known', isLive, recording: data };
}

/** Whether events must keep coming. */
function isFed(recording: Recording | undefined): boolean {
  return recording?.state === 'recording' || recording?.state === 'silent';
}
