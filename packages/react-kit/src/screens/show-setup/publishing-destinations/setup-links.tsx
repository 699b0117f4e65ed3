import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Settings2 from 'lucide-react/icons/settings-2';
import { missingAccess } from '../../../host/session/areas.ts';
import { useWords } from '../../../words/use-words.ts';
import { SaveFirstLink } from '../save-first-link.tsx';
import { useWizard } from '../wizard-context.ts';
import { publishingDestinationsMessages } from './publishing-destinations.messages.ts';

/** Opens Setup with the drawer for a new widget. Without `overrideDrawerProtection`, Setup drops the query as a stale bookmark. */
const newWidget = new URLSearchParams({
  integration: 'webwidget',
  newConnection: 'webwidget',
  step: '1',
  overrideDrawerProtection: 'true',
});

/** Links to Setup for users with access to it. */
export function SetupLinks() {
  const messages = useWords(publishingDestinationsMessages);
  const { station } = useWizard();
  if (missingAccess('setup', station.permissions) !== null)
    return <p className="pk-muted">{messages.askAdmin}</p>;
  const setup = `/${station.slug}/setup`;
  return (
    <div className="pk-row">
      <SaveFirstLink to={setup} icon={<Settings2 aria-hidden="true" />}>
        {messages.editIntegrations}
      </SaveFirstLink>
      <SaveFirstLink to={`${setup}?${newWidget}`} icon={<PanelsTopLeft aria-hidden="true" />}>
        {messages.newWidget}
      </SaveFirstLink>
    </div>
  );
}
