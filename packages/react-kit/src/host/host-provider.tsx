import { type ReactNode, useMemo } from 'react';
import { PkRoot, type Theme } from '../ui/root/root.tsx';
import { createDefaultHost } from './default-host.ts';
import { HostContext } from './host-context.ts';
import type { Host } from './host.ts';

export interface HostProviderProps {
  /** What this page does in its own way: navigation, storage, titles. */
  host?: Partial<Host> | undefined;
  productName?: string | undefined;
  /** Follows the person's system when absent. */
  theme?: Theme | undefined;
  children: ReactNode;
}

/**
 * The page around the kit without a station: enough for the sign-in, which so needs neither the client nor the
 * cache before somebody signs in. Every other screen wants `PostKitProvider`.
 */
export function HostProvider({ host, productName = 'POST', theme, children }: HostProviderProps) {
  const page = useMemo(() => ({ host: createDefaultHost(host), productName }), [host, productName]);
  return (
    <HostContext value={page}>
      <PkRoot theme={theme}>{children}</PkRoot>
    </HostContext>
  );
}
