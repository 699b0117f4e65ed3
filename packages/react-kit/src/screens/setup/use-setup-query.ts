import { useEffect, useState } from 'react';
import type { IntegrationType } from '../../data/destinations/index.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import {
  needsProtection,
  type OpenDrawer,
  readSetupQuery,
  type SetupSection,
  withDrawer,
  withoutDrawer,
} from '../../parts/destinations/index.ts';
import { useCatalogue } from '../../words/use-words.ts';

/** The state in the screen's address, and functions to change it. */
export function useSetupQuery(props: ScreenQueryProps, offered: readonly IntegrationType[]) {
  const catalogue = useCatalogue();
  const { query, change } = useScreenQuery(props);
  const [isProtected, setProtected] = useState(() => needsProtection(query));
  if (isProtected && !needsProtection(query)) setProtected(false);

  useEffect(() => {
    if (isProtected) change(withoutDrawer(query), { replace: true });
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { section, integration, drawer } = readSetupQuery(query, offered, catalogue);
  return {
    section,
    integration,
    drawer: isProtected ? null : drawer,
    openSection: (name: SetupSection) => change(new URLSearchParams({ section: name })),
    choose: (type: IntegrationType) => change(new URLSearchParams({ integration: type })),
    /** A step replaces the previous entry, so that going back leaves the drawer. */
    openDrawer: (opened: OpenDrawer, { replace = false } = {}) =>
      change(withDrawer(query, opened), { replace }),
    closeDrawer: () => change(withoutDrawer(query), { replace: true }),
  };
}
