import { useCallback, useSyncExternalStore } from 'react';
import type { LiveState } from '@postkit/sdk';
import { usePostKit } from '../postkit-context.ts';

/** State of the station's live channel. */
export function useLiveState(): LiveState {
  const { live } = usePostKit().client;
  const subscribe = useCallback((notify: () => void) => live.onState(notify), [live]);
  return useSyncExternalStore(subscribe, () => live.state);
}
