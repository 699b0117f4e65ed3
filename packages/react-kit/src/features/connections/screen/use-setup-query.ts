import { useEffect, useState } from 'react';
import type { IntegrationType } from '../destination-types/destination-types.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../../host/use-screen-query.ts';
import { needsProtection, type OpenDrawer, readSetupQuery, withDrawer, withoutDrawer } from './setup-query.ts';

/** What the screen's address asks for, and the ways to ask for something else. */
export function useSetupQuery(props: ScreenQueryProps, offered: readonly IntegrationType[]) {
  const { query, change } = useScreenQuery(props);
  const [isProtected, setProtected] = useState(() => needsProtection(query));
  if (isProtected && !needsProtection(query)) setProtected(false);

  useEffect(() => {
    if (isProtected) change(withoutDrawer(query), { replace: true });
    // Once, on entering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { integration, drawer } = readSetupQuery(query, offered);
  return {
    integration,
    drawer: isProtected ? null : drawer,
    choose: (type: IntegrationType) => change(new URLSearchParams({ integration: type })),
    /** A step inside of it replaces the one before: going back leaves the drawer. */
    openDrawer: (opened: OpenDrawer, { replace = false } = {}) => change(withDrawer(query, opened), { replace }),
    closeDrawer: () => change(withoutDrawer(query), { replace: true }),
  };
}
