import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type AccentProperties, PkRoot, type Theme } from '../ui/root/root.tsx';
import { type Catalogue, CatalogueContext, english } from '../words/catalogue.ts';
import { createDefaultHost } from './default-host.ts';
import { HostContext } from './host-context.ts';
import type { EmitEvent, HostEvents } from './host-events.ts';
import type { Host } from './host.ts';
import { logFailures } from './quiet-telemetry.ts';
import { createStores, type Stores, StoresContext } from './stores.ts';
import { storedTheme, storeTheme } from './theme-choice.ts';

export interface HostProviderProps {
  /** Members that replace the defaults: navigation, storage, titles. */
  host?: Partial<Host> | undefined;
  /** Callbacks for the user's actions, such as a publication. */
  events?: HostEvents | undefined;
  productName?: string | undefined;
  /** Sets the theme, so that users have no choice. Without it they choose one, and the system's is the default. */
  theme?: Theme | undefined;
  /** The words of the screens; English by default. `…/messages/de` and `…/messages/es` of `@postkit/react-kit` are whole, and `defineCatalogue` of `…/messages` creates others. */
  messages?: Catalogue | undefined;
  /** BCP 47. Dates and figures follow it; that of the words by default. */
  locale?: string | undefined;
  /** The state to share with other code of the page; by default each provider has its own. */
  stores?: Stores | undefined;
  /** Sets the accent, in place of the station's. */
  accent?: AccentProperties | undefined;
  /**
   * The element or shadow root in which dialogs, menus, tooltips and other overlays open, in the page of the provider. By default the
   * nearest modal dialog, popover, full-screen element or shadow root around the provider, or the body of its document.
   */
  overlays?: Element | ShadowRoot | null | undefined;
  children: ReactNode;
}

/**
 * Provides the host without a station: enough for the sign-in screen, which therefore loads neither the client nor the cache.
 * Every other screen needs `PostKitProvider`.
 */
export function HostProvider({
  host,
  events,
  productName = 'POST',
  theme,
  accent,
  messages,
  locale,
  stores,
  overlays,
  children,
}: HostProviderProps) {
  const latestEvents = useRef(events);
  useEffect(() => {
    latestEvents.current = events;
  });
  const full = useMemo(() => createDefaultHost(host), [host]);
  const [choice, setChoice] = useState(() => storedTheme(full.storage));
  const [stationAccent, showAccent] = useState<AccentProperties>();
  const [ownStores] = useState(createStores);
  const isSet = theme !== undefined;
  const page = useMemo(() => {
    const choose = (next: typeof choice) => {
      storeTheme(full.storage, next);
      setChoice(next);
    };
    const emit: EmitEvent = (...event) => emitEvent(latestEvents.current, ...event);
    return { host: full, productName, theme: isSet ? null : { choice, choose }, emit, showAccent };
  }, [full, productName, isSet, choice]);
  const catalogue = useMemo(
    () => ({ ...(messages ?? english), ...(locale && { locale }) }),
    [messages, locale],
  );
  const lang = messages || locale ? catalogue.locale : undefined;
  const chosen = choice === 'system' ? undefined : choice;
  return (
    <HostContext value={page}>
      <StoresContext value={stores ?? ownStores}>
        <CatalogueContext value={catalogue}>
          <PkRoot
            theme={theme ?? chosen}
            accent={accent ?? stationAccent}
            lang={lang}
            dir={catalogue.direction}
            overlays={overlays}
          >
            {children}
          </PkRoot>
        </CatalogueContext>
      </StoresContext>
    </HostContext>
  );
}

/** Calls one of the host's callbacks. A failure is logged. */
function emitEvent(events: HostEvents | undefined, ...[name, event]: Parameters<EmitEvent>): void {
  const call = events?.[name] as ((given: typeof event) => void) | undefined;
  if (call) logFailures(name, call)(event);
}
