import { type ReactNode, useMemo } from 'react';
import { PkRoot, type Theme } from '../ui/root/root.tsx';
import { createDefaultHost } from './default-host.ts';
import { HostContext } from './host-context.ts';
import type { Host } from './host.ts';

export interface HostProviderProps {
  /** Members that replace the defaults: navigation, storage, titles. */
  host?: Partial<Host> | undefined;
  productName?: string | undefined;
  /** Defaults to the system's theme. */
  theme?: Theme | undefined;
  children: ReactNode;
}

/**
 * Provides the host without a station: enough for the sign-in screen, which therefore loads neither the client nor the cache.
 * Every other screen needs `PostKitProvider`.
 */
export function HostProvider({ host, productName = 'POST', theme, children }: HostProviderProps) {
  const page = useMemo(() => ({ host: createDefaultHost(host), productName }), [host, productName]);
  return (
    <HostContext value={page}>
      <PkRoot theme={theme}>{children}</PkRoot>
    </HostContext>
  );
}
