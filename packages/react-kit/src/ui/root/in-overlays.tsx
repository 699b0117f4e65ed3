import { type ReactNode, useSyncExternalStore } from 'react';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';

const subscribe = () => () => {};

/** Renders beside the other overlays, where no ancestor clips or moves it; nothing on a server. */
export function InOverlays({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { getContainer } = useUNSAFE_PortalContext();
  return isInBrowser ? createPortal(children, getContainer?.() ?? document.body) : null;
}
