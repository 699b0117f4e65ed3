import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePostKit } from '../host/postkit-context.ts';
import { type StationSession, stationSession } from '../host/session/station-session.ts';
import { settingsQueries } from '../host/settings/settings.queries.ts';

/** The station and the rights of the signed-in user. Fails with HttpError 401 without a session. */
export function useSession(): UseQueryResult<StationSession> {
  const { client } = usePostKit();
  return useQuery({ ...settingsQueries.current(client), select: ({ settings }) => stationSession(settings) });
}
