import { usePostKit } from '../../../host/postkit-context.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import type { ScreenState } from '../../../screen/frame/use-screen.ts';
import { areas, isAvailable } from '../../../screen/session/areas.ts';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { setupMessages } from './setup.messages.ts';
import { useWords } from '../../../words/use-words.ts';

/** Leads admins to the webhooks of the station, if the host has a screen for them. */
export function WebhooksLink({ state }: { state: ScreenState }) {
  const messages = useWords(setupMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  if (state.status !== 'ready' || !isAvailable('webhooks', host.areas)) return null;
  return <ButtonLink {...linkTo(`/${state.session.slug}/${areas.webhooks.target}`)}>{messages.webhooks}</ButtonLink>;
}
