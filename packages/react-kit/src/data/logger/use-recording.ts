import { useQuery } from '@tanstack/react-query';
import type { Recording } from '@postkit/sdk/schema';
import { useLiveState } from '../../host/live/use-live-state.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useLoggerLive } from './logger.live.ts';
import { loggerQueries } from './logger.queries.ts';

/** During a recording, an event arrives with every segment of 5 seconds; after three missing events the browser asks the station. */
const checkEveryMs = 15_000;

export type RecordingView =
  | { status: 'loading'; isLive: boolean }
  /** The station did not respond. `last` is its previous state. */
  | { status: 'unknown'; isLive: boolean; last: Recording | undefined }
  | { status: 'known'; isLive: boolean; recording: Recording };

/** State of the recorder, from live events, and from polling when none arrive. */
export function useRecording(): RecordingView {
  const { client } = usePostKit();
  const isLive = useLiveState() === 'open';
  useLoggerLive();
  const { data, isError, fetchStatus, isPending } = useQuery({
    ...loggerQueries.recording(client),
    refetchInterval: ({ state }) => (isLive && !sendsEvents(state.data) ? false : checkEveryMs),
  });
  // A paused request is waiting for the network.
  if (isError || fetchStatus === 'paused') return { status: 'unknown', isLive, last: data };
  if (isPending) return { status: 'loading', isLive };
  return { status: 'known', isLive, recording: data };
}

/** Whether the station sends events regularly in this state. */
function sendsEvents(recording: Recording | undefined): boolean {
  return recording?.state === 'recording' || recording?.state === 'silent';
}
