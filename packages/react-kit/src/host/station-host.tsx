import { type ReactNode, useMemo } from 'react';
import { HostContext, useHost } from './host-context.ts';
import type { HostStorage } from './host.ts';

export interface StationHostProps {
  /** Address of the station server. */
  server: string;
  /** Whether the page stores the kit's values itself. */
  hasOwnStorage: boolean;
  children: ReactNode;
}

/** Keeps the stored values of a server on another origin, such as drafts and uploads, apart from those of other servers. */
export function StationHost({ server, hasOwnStorage, children }: StationHostProps) {
  const page = useHost();
  const isElsewhere =
    !hasOwnStorage && URL.canParse(server) && new URL(server).origin !== globalThis.location?.origin;
  const own = useMemo(
    () =>
      isElsewhere ? { ...page, host: { ...page.host, storage: storageOf(page.host.storage, server) } } : page,
    [page, server, isElsewhere],
  );
  return <HostContext value={own}>{children}</HostContext>;
}

function storageOf(storage: HostStorage, server: string): HostStorage {
  const nameOf = (key: string) => `${server}:${key}`;
  return {
    get: (key) => storage.get(nameOf(key)),
    set: (key, value) => storage.set(nameOf(key), value),
    remove: (key) => storage.remove(nameOf(key)),
  };
}
