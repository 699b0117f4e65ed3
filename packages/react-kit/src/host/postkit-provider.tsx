import type { PostKitClient } from '@postkit/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { HostProvider, type HostProviderProps } from './host-provider.tsx';
import { ClientContext } from './postkit-context.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useRecovery } from './use-recovery.ts';

export interface PostKitProviderProps extends HostProviderProps {
  /** Client of the station to work in. */
  client: PostKitClient;
  /** A cache to share with the rest of the page. */
  queryClient?: QueryClient | undefined;
}

function createQueryClient(): QueryClient {
  // The client retries by itself and the live channel tells of changes, so the cache does neither.
  // While the network was away the channel was too: then everything on screen is read anew. Where only the station was
  // away, useRecovery reads what failed.
  const queries = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: 'always', staleTime: 30_000 } as const;
  return new QueryClient({ defaultOptions: { queries } });
}

/**
 * Gives the kit's screens their client and their host.
 *
 * @example
 * <PostKitProvider client={createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', credentials: 'cookie' })}>
 *   <ShowsScreen />
 * </PostKitProvider>
 */
export function PostKitProvider({ client, queryClient, children, ...page }: PostKitProviderProps) {
  const queries = useMemo(() => queryClient ?? createQueryClient(), [queryClient]);
  useRecovery(client, queries);
  return (
    <HostProvider {...page}>
      <ClientContext value={client}>
        <QueryClientProvider client={queries}>
          <ScreenBoundary>{children}</ScreenBoundary>
        </QueryClientProvider>
      </ClientContext>
    </HostProvider>
  );
}
