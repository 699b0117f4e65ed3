import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { usePostKit } from '../postkit-context.ts';
import type { MissingAccess } from '../session/areas.ts';
import { settingsQueries } from '../settings/settings.queries.ts';
import { deniedNoticeMessages } from './denied-notice.messages.ts';

export interface DeniedNoticeProps {
  /** Name of the screen that this notice replaces. */
  screen: string;
  lacks: MissingAccess;
}

const texts = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(deniedNoticeMessages);
  return {
    limit: { title: messages.limit, text: messages.limitText },
    role: { title: messages.role, text: messages.roleText },
    'company-role': { title: messages.companyRole, text: messages.companyRoleText },
    station: { title: messages.licence, text: messages.licenceText },
    user: { title: messages.ownLicence, text: messages.ownLicenceText },
  } as const;
};

/** Replaces a screen that the user may not open. */
export function DeniedNotice({ screen, lacks }: DeniedNoticeProps) {
  const catalogue = useCatalogue();
  const messages = useWords(deniedNoticeMessages);
  const { client } = usePostKit();
  // Never fetched here: refetching refused settings would unmount this notice.
  const settings = useQuery({ ...settingsQueries.current(client), enabled: false }).data?.settings;
  // The licence of the station is bought; the one of the user is assigned by a company admin.
  const reason = lacks === 'licence' ? (settings?.features.logger_only ? 'station' : 'user') : lacks;
  const { title, text } = texts(catalogue)[reason];
  const sales = reason === 'station' ? settings?.links.sales : undefined;
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" />}
      title={title.replace('{screen}', screen)}
      action={
        sales && (
          <Link href={sales} isExternal>
            {messages.contactSales}
          </Link>
        )
      }
    >
      {text.replace('{screen}', screen)}
    </EmptyState>
  );
}
