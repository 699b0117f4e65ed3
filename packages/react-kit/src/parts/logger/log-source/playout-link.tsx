import { usePostKit } from '../../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../../host/session/areas.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { useWords } from '../../../words/use-words.ts';
import { FormSection } from './form-section.tsx';
import { logSourceMessages } from './log-source.messages.ts';

/** Leads to the inputs of playout systems, if the host has a screen for them. */
export function PlayoutLink({ station }: { station: StationSession }) {
  const messages = useWords(logSourceMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  const isOpen = isAvailable('playout', host.areas) && missingAccess('playout', station.permissions) === null;
  if (!isOpen) return null;
  return (
    <FormSection title={messages.playout} help={messages.playoutHelp}>
      <ButtonLink {...linkTo(`/${station.slug}/${areas.playout.target}`)}>
        {messages.playoutInputs}
      </ButtonLink>
    </FormSection>
  );
}
