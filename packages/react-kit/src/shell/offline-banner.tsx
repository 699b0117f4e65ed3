import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { shellMessages as messages } from './shell.messages.ts';

/** Tells that the network is gone; what is on screen is read anew when it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
  );
  return <div role="status">{!isOnline && <Banner tone="warning">{messages.offline}</Banner>}</div>;
}
