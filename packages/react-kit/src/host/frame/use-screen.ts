import type { UseQueryResult } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { Access as OperationAccess } from '@postkit/sdk/operations';
import type { Settings } from '@postkit/sdk/schema';
import type { AreaId } from '../../screens.ts';
import { useLiveChannel } from '../live/use-live-channel.ts';
import { type MissingAccess, missingAccess } from '../session/areas.ts';
import { type StationSession, stationSession } from '../session/station-session.ts';
import { useOwnLicenceLive } from '../settings/settings.live.ts';
import { useSettings } from '../settings/settings.queries.ts';
import { useStationLook } from '../settings/use-station-look.ts';

export interface Access {
  /** The user may open the area. Enables the area's queries. */
  isOpen: boolean;
  /** The access that the user lacks for the area; undefined until the settings are loaded. */
  lacks: MissingAccess | null | undefined;
  session: StationSession | undefined;
  settings: UseQueryResult<{ settings: Settings }>;
}

/** Whether the user may open an area or call an operation. Loads the settings, shows the station's accent, and keeps the live channel open. */
export function useAccess(to: AreaId | OperationAccess): Access {
  const settings = useSettings();
  useLiveChannel();
  useOwnLicenceLive();
  useStationLook();
  const session = settings.data && stationSession(settings.data.settings);
  const lacks = session && missingAccess(to, session.permissions);
  return { isOpen: lacks === null, lacks, session, settings };
}

type Queries = Readonly<
  Record<string, Pick<UseQueryResult, 'data' | 'error' | 'isLoadingError' | 'refetch'>>
>;
type DataOf<Q extends Queries> = { [Name in keyof Q]: Exclude<NonNullable<Q[Name]>['data'], undefined> };

export interface ReadyScreen<Data> {
  status: 'ready';
  session: StationSession;
  settings: Settings;
  /** Data of each query, by its name. */
  data: Data;
}

/** Why a screen cannot show its content. */
export type ScreenWait<Name = string> =
  | { status: 'loading' }
  | { status: 'denied'; lacks: MissingAccess }
  /** `retry` is undefined if the station would refuse the same call again. */
  | { status: 'failed'; failed: Name | 'settings'; error: Error | null; retry: (() => void) | undefined };

export type ScreenState<Q extends Queries = Queries> = ScreenWait<keyof Q & string> | ReadyScreen<DataOf<Q>>;

/**
 * State of a screen that needs all of these queries. Omit optional queries, or pass them under optional keys.
 * @param access Enables the queries: `useQuery({ ...options, enabled: access.isOpen })`.
 */
export function useScreen<Q extends Queries>(
  { lacks, session, settings }: Access,
  queries: Q,
): ScreenState<Q> {
  const loaded: [string, Queries[string]][] = Object.entries({ settings, ...queries });
  if (loaded.some(([, { error }]) => isHttpError(error, 403)))
    return { status: 'denied', lacks: lacks ?? 'role' };
  if (lacks) return { status: 'denied', lacks };
  const failed = loaded.filter(([, { isLoadingError }]) => isLoadingError);
  const [first] = failed;
  if (first) {
    const retryable = failed.filter(([, { error }]) => !isRefusal(error));
    const retry =
      retryable.length > 0
        ? () => void Promise.all(retryable.map(async ([, { refetch }]) => refetch()))
        : undefined;
    return { status: 'failed', failed: first[0], error: first[1].error, retry };
  }
  if (!session || !settings.data || !areLoaded(queries)) return { status: 'loading' };
  return { status: 'ready', session, settings: settings.data.settings, data: dataOf(queries) };
}

const transient = new Set([401, 408, 425, 429]);

/** Whether the station would refuse the same call again. An ended session is no refusal: signing in helps. */
function isRefusal(error: unknown): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500 && !transient.has(error.status);
}

function areLoaded(queries: Queries): boolean {
  return Object.values(queries).every(({ data }) => data !== undefined);
}

function dataOf<Q extends Queries>(queries: Q): DataOf<Q> {
  // Every value is defined by now, and the keys are those of the queries.
  return Object.fromEntries(Object.entries(queries).map(([name, { data }]) => [name, data])) as DataOf<Q>;
}
