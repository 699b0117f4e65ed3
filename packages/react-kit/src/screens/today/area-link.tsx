import ChevronRight from 'lucide-react/icons/chevron-right';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../host/session/areas.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import type { AreaId } from '../../screens.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';

/** Whether the host has an area and the user may open it. */
export function useCanOpen({ permissions }: Pick<StationSession, 'permissions'>): (area: AreaId) => boolean {
  const { host } = usePostKit();
  return (area) => isAvailable(area, host.areas) && missingAccess(area, permissions) === null;
}

/** A link to an area; nothing for a user who may not open it. */
export function AreaLink({
  session,
  area,
  children,
}: {
  session: StationSession;
  area: AreaId;
  children: string;
}) {
  const linkTo = useInternalLink();
  const canOpen = useCanOpen(session);
  if (!canOpen(area)) return null;
  return (
    <ButtonLink variant="quiet" size="small" {...linkTo(`/${session.slug}/${areas[area].target}`)}>
      {children}
      <ChevronRight aria-hidden="true" />
    </ButtonLink>
  );
}
