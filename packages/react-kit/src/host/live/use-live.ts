import { useEffect, useRef } from 'react';
import type { LiveEvents } from '@postkit/sdk';
import { usePostKit } from '../postkit-context.ts';

/**
 * Calls a handler for each live event of a name while the component is mounted. The shell opens the channel;
 * a screen that is mounted alone opens it with `useLiveChannel`.
 */
export function useLive<Name extends keyof LiveEvents>(
  name: Name,
  handler: (message: LiveEvents[Name]) => void,
): void {
  const { client } = usePostKit();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(
    () => client.live.on(name, (message: LiveEvents[Name]) => latest.current(message)),
    [client, name],
  );
}
