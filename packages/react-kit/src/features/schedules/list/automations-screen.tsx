import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { Screen } from '../../../screen/frame/screen.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useAutomationsController } from './automations.controller.ts';
import { automationsMessages as messages } from './automations.messages.ts';
import { AutomationsView } from './automations.view.tsx';
import './automations.css';

/** The station's schedules, show by show: made, changed, paused and deleted, and the days on which they rest. */
export function AutomationsScreen() {
  const { screen, state } = useAutomationsController();
  const frame = useRef<HTMLDivElement>(null);
  const linkTo = useInternalLink();
  const session = screen.status === 'ready' ? screen.session : null;
  return (
    <Screen
      state={screen}
      ref={frame}
      heading={messages.heading}
      intro={session && messages.help(session.timezone)}
      className="pk-automations"
      action={
        session && (
          <ButtonLink {...linkTo(`/${session.slug}/automations/new`)} variant="primary" icon={<Plus aria-hidden="true" />}>
            {messages.newSchedule}
          </ButtonLink>
        )
      }
      failed={{ settings: messages.settingsFailed, automations: messages.failed, shows: messages.showsFailed }}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton width="220px" height="24px" />
          <Skeleton height="88px" />
          <Skeleton height="88px" />
        </>
      }
    >
      {({ session: { slug } }) => <AutomationsView {...state} station={slug} frame={frame} />}
    </Screen>
  );
}
