import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { usePostKit } from '../../host/postkit-context.ts';
import { settingsQueries } from '../settings/settings.queries.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { deniedNoticeMessages as messages } from './denied-notice.messages.ts';

export interface DeniedNoticeProps {
  /** Name of the screen that this notice replaces. */
  screen: string;
  /** Whether the station's licence or the user's role lacks access. */
  lacks: 'licence' | 'role';
}

/** Replaces a screen that the user may not open. */
export function DeniedNotice({ screen, lacks }: DeniedNoticeProps) {
  const { client } = usePostKit();
  // Never fetched here: refetching refused settings would unmount this notice.
  const settings = useQuery({ ...settingsQueries.current(client), enabled: false });
  const sales = settings.data?.settings.links.sales ?? '';
  const isLicence = lacks === 'licence';
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" />}
      title={isLicence ? messages.licence : messages.role.replace('{screen}', screen)}
      action={
        isLicence &&
        sales && (
          <Link href={sales} isExternal>
            {messages.contactSales}
          </Link>
        )
      }
    >
      {isLicence ? messages.licenceText.replace('{screen}', screen) : messages.roleText}
    </EmptyState>
  );
}
