import type { LiveEventName, LiveMessage } from '@postkit/sdk/schema';
import { useEffect, useRef } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';

/**
 * Calls a handler for each live event of a name while the component is mounted. The shell opens the channel;
 * a screen that is mounted alone opens it with `useLiveChannel`.
 */
export function useLive<Name extends LiveEventName>(name: Name, handler: (message: LiveMessage<Name>) => void): void {
  const { client } = usePostKit();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => client.live.on(name, (message: LiveMessage<Name>) => latest.current(message)), [client, name]);
}
