import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import type { PostKitClient } from '@postkit/sdk';
import { accentProperties } from './accent-properties.ts';
import { HostProvider, type HostProviderProps } from './host-provider.tsx';
import { type HostSlots, SlotsContext } from './host-slots.ts';
import { LanguageContext, type LanguageControl } from './language-control.ts';
import { ClientContext, usePostKit } from './postkit-context.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { StationHost } from './station-host.tsx';
import { stationKey } from './station-key.ts';
import { useExplainedFailures } from './use-explained-failures.ts';
import { useOutdatedResponses } from './use-outdated-responses.ts';
import { useRecovery } from './use-recovery.ts';

export interface PostKitProviderProps extends Omit<HostProviderProps, 'accent'> {
  /** Client of the station. */
  client: PostKitClient;
  /** `#rrggbb`. Replaces the accent of the station, whose logo stays. */
  accent?: string | undefined;
  /** Content of the page in the kit's screens. */
  slots?: HostSlots | undefined;
  /** The languages that users choose from in the account menu. Without them they have no choice. */
  languages?: LanguageControl | undefined;
  /** A cache to share with the rest of the page. Its keys name server and station, so that several providers can share one. */
  queryClient?: QueryClient | undefined;
}

function createQueryClient(): QueryClient {
  // The client retries and the live channel reports changes, so the cache does neither. After a network failure, which also
  // interrupts the channel, everything on screen is refetched. If only the station was down, useRecovery refetches failures.
  const queries = {
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: 'always',
    staleTime: 30_000,
  } as const;
  return new QueryClient({ defaultOptions: { queries } });
}

/**
 * Provides the kit's screens with their client and their host.
 *
 * @example
 * <PostKitProvider client={createClient({ station: 'wxyz', credentials: 'cookie' })}>
 *   <ShowsScreen />
 * </PostKitProvider>
 */
export function PostKitProvider(props: PostKitProviderProps) {
  // Pages in JavaScript have no types that require it.
  const { client } = props as { client?: PostKitClient };
  if (!client) {
    throw new Error(
      'PostKitProvider has no client. Create one with createClient of @postkit/sdk. See the guide "Mount a screen of the kit".',
    );
  }
  // State of one station must not show for another one. A client that gets its station later, at the sign-in, keeps its key.
  const station = useMemo(() => JSON.stringify(stationKey(client)), [client]);
  return <StationProvider key={station} {...props} />;
}

function StationProvider({
  client,
  queryClient,
  accent,
  languages,
  slots,
  children,
  ...page
}: PostKitProviderProps) {
  const queries = useMemo(() => queryClient ?? createQueryClient(), [queryClient]);
  const ownAccent = useMemo(() => accentProperties(accent ?? null), [accent]);
  const locale = page.locale ?? page.messages?.locale;
  useRecovery(client, queries);
  useOutdatedResponses(client, queries);
  useExplainedFailures(client, queries);
  return (
    <HostProvider {...page} accent={ownAccent}>
      <StationHost server={client.transport.baseUrl} hasOwnStorage={page.host?.storage !== undefined}>
        <ClientContext value={client}>
          <QueryClientProvider client={queries}>
            <SessionEnd isShared={queryClient !== undefined} />
            {/* Calendars, number fields and announcements; without a locale they follow the browser. */}
            <I18nProvider {...(locale && { locale })}>
              <LanguageContext value={languages ?? null}>
                <SlotsContext value={slots}>
                  <ScreenBoundary>{children}</ScreenBoundary>
                </SlotsContext>
              </LanguageContext>
            </I18nProvider>
          </QueryClientProvider>
        </ClientContext>
      </StationHost>
    </HostProvider>
  );
}

interface SessionEndProps {
  /** Whether the page shares its cache, whose other data then stays. */
  isShared: boolean;
}

/** Drops the cached data of a user whose session has ended, and reports the end to the host. For clients with tokens. */
function SessionEnd({ isShared }: SessionEndProps) {
  const { client, emit } = usePostKit();
  const queries = useQueryClient();
  useEffect(
    () =>
      client.sessions.onSignedIn(() => {
        if (client.sessions.isSignedIn) return;
        const [start, { server, station = '', user }] = stationKey(client);
        // The session was one for all stations of the server.
        if (isShared) queries.removeQueries({ queryKey: [start, { server, user }] });
        else queries.clear();
        emit('onSignedOut', { station });
      }),
    [client, queries, isShared, emit],
  );
  return null;
}
