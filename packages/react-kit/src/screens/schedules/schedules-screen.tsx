import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { withWords } from '../../host/with-words.tsx';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useSchedulesController } from './schedules.controller.ts';
import './schedules.css';
import { schedulesMessages } from './schedules.messages.ts';
import { SchedulesView } from './schedules.view.tsx';

/** Lists the station's schedules by show, to create, edit, pause and delete them and to edit holidays. */
export const SchedulesScreen = withWords('schedules', function SchedulesScreen() {
  const messages = useWords(schedulesMessages);
  const { screen, state } = useSchedulesController();
  const frame = useRef<HTMLDivElement>(null);
  const linkTo = useInternalLink();
  const session = screen.status === 'ready' ? screen.session : null;
  return (
    <Screen
      state={screen}
      ref={frame}
      heading={messages.heading}
      intro={session && messages.help(session.timezone)}
      action={
        session && (
          <ButtonLink
            {...linkTo(`/${session.slug}/automations/new`)}
            variant="primary"
            icon={<Plus aria-hidden="true" />}
          >
            {messages.newSchedule}
          </ButtonLink>
        )
      }
      failed={{ settings: messages.settingsFailed, schedules: messages.failed, shows: messages.showsFailed }}
      loading={messages.loading}
      skeleton={
        <>
          <Skeleton width="220px" height="24px" />
          <Skeleton height="88px" />
          <Skeleton height="88px" />
        </>
      }
    >
      {({ session: { slug } }) => <SchedulesView {...state} station={slug} frame={frame} />}
    </Screen>
  );
});
