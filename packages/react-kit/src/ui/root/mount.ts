import { createContext, type RefObject, useContext } from 'react';
import type { OverlayHost } from './overlay-host.ts';

/** Where a kit is in its page. */
export interface Mount {
  /** The element around its screens. */
  readonly root: RefObject<Element | null>;
  /** Holds its overlays. */
  readonly overlays: RefObject<OverlayHost | null>;
}

export const MountContext = createContext<Mount>({ root: { current: null }, overlays: { current: null } });

export function useMount(): Mount {
  return useContext(MountContext);
}
