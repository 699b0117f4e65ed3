import type { ScreenState } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../host/session/areas.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { setupMessages } from '../../parts/connections/index.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { useWords } from '../../words/use-words.ts';

/** Leads admins to the campaigns, the webhooks, the activity and the export of the station, and company admins to the company, if the host has screens for them. */
export function SetupLinks({ state }: { state: ScreenState }) {
  const messages = useWords(setupMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  if (state.status !== 'ready') return null;
  const { slug, permissions } = state.session;
  const shown = (['campaigns', 'webhooks', 'activity', 'stationExport', 'company'] as const).filter(
    (area) => isAvailable(area, host.areas) && missingAccess(area, permissions) !== 'company-role',
  );
  return (
    <span className="pk-setup-links">
      {shown.map((area) => (
        <ButtonLink key={area} {...linkTo(`/${slug}/${areas[area].target}`)}>
          {messages[area]}
        </ButtonLink>
      ))}
    </span>
  );
}
