import { createContext, useContext } from 'react';
import type { AccentProperties } from '../ui/root/root.tsx';
import type { EmitEvent } from './host-events.ts';
import type { Host } from './host.ts';
import { outsideProvider } from './outside-provider.ts';
import type { ThemeControl } from './theme-choice.ts';

export interface HostPage {
  host: Host;
  /** The product's name on screen; defaults to `POST`. */
  productName: string;
  /** Null on a page that sets the theme itself. */
  theme: ThemeControl | null;
  /** Reports an action of the user to the host. */
  emit: EmitEvent;
  /** Shows an accent, or PostKit's own colour; a page that sets one keeps it. */
  showAccent(accent: AccentProperties | undefined): void;
}

export const HostContext = createContext<HostPage | null>(null);

/** The host and the product's name, for code that needs no client. Throws outside `PostKitProvider` and `HostProvider`. */
export function useHost(): HostPage {
  const page = useContext(HostContext);
  if (!page) throw outsideProvider();
  return page;
}
