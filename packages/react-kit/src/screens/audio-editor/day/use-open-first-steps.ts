import { useEffect } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../../host/session/areas.ts';
import { chooseFirstRun, firstRunChoice } from '../../../host/session/first-run-choice.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';

/** Opens the first steps on Today, once for a user at a station that has nothing yet. */
export function useOpenFirstSteps(
  { slug, permissions }: Pick<StationSession, 'slug' | 'permissions'>,
  isNew: boolean,
): void {
  const { host } = usePostKit();
  const username = useSettings().data?.settings.username;
  const canOpen = isAvailable('today', host.areas) && missingAccess('today', permissions) === null;
  useEffect(() => {
    if (!isNew || !canOpen || username === undefined || firstRunChoice(host.storage, slug, username) !== null)
      return;
    chooseFirstRun(host.storage, slug, username, 'opened');
    host.navigate(`/${slug}/${areas.today.target}`, { replace: true });
  }, [host, slug, username, canOpen, isNew]);
}
