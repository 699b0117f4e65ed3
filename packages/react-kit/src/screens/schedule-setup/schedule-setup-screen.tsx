import { useEffect } from 'react';
import { FormFrame } from '../../host/frame/form-frame.tsx';
import { Screen } from '../../host/frame/screen.tsx';
import type { HostAddress } from '../../host/host.ts';
import { lazyContent } from '../../host/lazy-section.tsx';
import { failureText } from '../../host/report-failure.ts';
import type { ScreenQueryProps } from '../../host/use-screen-query.ts';
import { withWords } from '../../host/with-words.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { ChooseShow } from './choose-show.tsx';
import './schedule-setup.css';
import { InternalLink } from './internal-link.tsx';
import { useScheduleSetupController } from './schedule-setup.controller.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';

// Loads beside the data that it shows.
const ScheduleForm = lazyContent(
  () => import('./schedule-form.tsx').then((module) => module.ScheduleForm),
  ({ title }) => (
    <FormFrame kind="form" title={title}>
      <FormSkeleton />
    </FormFrame>
  ),
);

/** The query has `showId`, the show whose episodes the schedule creates, and `programme`, a programme that a new schedule records. */
export interface ScheduleSetupScreenProps extends ScreenQueryProps {
  /** `new`, or the id of a schedule as a number or text; anything else shows "Schedule not found". */
  scheduleId: number | string;
}

/** Creates or edits a schedule. */
export const ScheduleSetupScreen = withWords(
  'schedule-setup',
  function ScheduleSetupScreen({ scheduleId, ...query }: ScheduleSetupScreenProps) {
    const messages = useWords(scheduleSetupMessages);
    const catalogue = useCatalogue();
    const { screen, schedule, holidays, choose } = useScheduleSetupController(scheduleId, query);
    useEffect(() => ScheduleForm.preload(), []);
    const title = scheduleId === 'new' ? messages.newTitle : messages.editTitle;
    return (
      <Screen
        state={screen}
        title={{ screen: messages.screen }}
        name={messages.screen}
        frame={(content) => (
          <FormFrame kind="form" title={title}>
            {content}
          </FormFrame>
        )}
        failed={{
          settings: messages.settingsFailed,
          schedules: messages.listFailed,
          shows: messages.showsFailed,
          show: messages.showSetup,
          programme: messages.programmeFailed,
        }}
        details={(error, failed) =>
          failed === 'show' || failed === 'programme' ? failureText(error, catalogue) : undefined
        }
        loading={messages.loading}
        skeleton={<FormSkeleton />}
      >
        {({ session: station, settings, data: { show, shows, programme } }) => {
          const listAddress = `/${station.slug}/automations`;
          const isTv = settings.station_type === 'tv';
          if (show)
            return (
              <ScheduleForm
                key={schedule?.id}
                {...{ title, station, isTv, show, schedule, holidays, listAddress }}
                programme={programme?.schedule ?? null}
              />
            );
          return (
            <FormFrame kind="form" title={title}>
              {shows ? (
                <ChooseShow {...{ shows, listAddress, choose }} />
              ) : (
                <ScheduleNotFound to={listAddress} />
              )}
            </FormFrame>
          );
        }}
      </Screen>
    );
  },
);

function FormSkeleton() {
  return (
    <>
      <Skeleton height="36px" />
      <Skeleton width="60%" height="56px" />
      <Skeleton height="160px" />
    </>
  );
}

function ScheduleNotFound({ to }: { to: HostAddress }) {
  const messages = useWords(scheduleSetupMessages);
  return (
    <EmptyState title={messages.missing} action={<InternalLink to={to}>{messages.toList}</InternalLink>}>
      {messages.missingText}
    </EmptyState>
  );
}
