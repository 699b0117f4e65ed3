import type { ScreenState } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../host/session/areas.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { useWords } from '../../words/use-words.ts';
import { usersMessages } from './users.messages.ts';

/** Leads company admins to the licences, if the host has a screen for them. */
export function LicencesLink({ state }: { state: ScreenState }) {
  const messages = useWords(usersMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  if (state.status !== 'ready' || !isAvailable('licences', host.areas)) return null;
  if (missingAccess('licences', state.session.permissions) !== null) return null;
  return (
    <ButtonLink {...linkTo(`/${state.session.slug}/${areas.licences.target}`)}>
      {messages.licences}
    </ButtonLink>
  );
}
