import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import type { Schedule } from '@postkit/sdk/schema';
import { daysText, hoursText, runText, schedulesOf, useSchedules } from '../../../data/schedules/index.ts';
import { FormButtons } from '../../../host/frame/form-frame.tsx';
import { usePostKit } from '../../../host/postkit-context.ts';
import { isAvailable } from '../../../host/session/areas.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { SaveFirstLink } from '../save-first-link.tsx';
import './schedules.css';
import { useShowSetup } from '../show-setup.store.ts';
import { useWizard } from '../wizard-context.ts';
import { schedulesMessages } from './schedules.messages.ts';

/** Step 4: the schedules that create the show's episodes. */
export function SchedulesStep() {
  const messages = useWords(schedulesMessages);
  const { host } = usePostKit();
  const { station, save, isSaving } = useWizard();
  const showId = useShowSetup((state) => state.draft?.id ?? null);
  const listAddress = `/${station.slug}/automations`;
  return (
    <div className="pk-schedules-step">
      <header className="pk-schedules-step-head">
        <div>
          <Heading level={2} look={4}>
            {messages.heading}
          </Heading>
          <p className="pk-muted">
            {messages.help} {messages.zone(station.timezone)}
          </p>
        </div>
        {isAvailable('schedules', host.areas) && (
          <SaveFirstLink
            // An unsaved show has no id yet, so the user chooses it from the list of schedules.
            to={showId === null ? listAddress : `${listAddress}/new?showId=${showId}`}
            help={messages.saveFirst}
            icon={<Plus aria-hidden="true" />}
          >
            {messages.newSchedule}
          </SaveFirstLink>
        )}
      </header>
      <Schedules />
      <FormButtons>
        <Button variant="primary" isBusy={isSaving} busyLabel={messages.saving} onPress={() => void save()}>
          {messages.save}
        </Button>
      </FormButtons>
    </div>
  );
}

function Schedules() {
  const messages = useWords(schedulesMessages);
  const query = useSchedules();
  const showId = useShowSetup((state) => state.draft?.id ?? null);
  if (query.isLoadingError) {
    return (
      <ErrorState
        message={messages.loadFailed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton height="88px" />
      </div>
    );
  }
  const schedules = schedulesOf(query.data, showId);
  if (schedules.length > 0) return <ScheduleList schedules={schedules} />;
  return (
    <EmptyState title={messages.none} icon={<CalendarClock aria-hidden="true" />}>
      {messages.noneHelp}
    </EmptyState>
  );
}

/** The schedules of a show, one per line. */
function ScheduleList({ schedules }: { schedules: readonly Schedule[] }) {
  const catalogue = useCatalogue();
  const messages = useWords(schedulesMessages);
  return (
    <ul className="pk-schedules-step-list" aria-label={messages.heading}>
      {schedules.map((schedule) => (
        <li key={schedule.id} className="pk-schedules-step-row">
          <span className="pk-schedules-step-title">{schedule.title || messages.untitled}</span>
          <span className="pk-schedules-step-when">
            {daysText(schedule.day_of_week, catalogue)}, {hoursText(schedule, catalogue)}
          </span>
          <span className="pk-schedules-step-fact">{runText(schedule, catalogue)}</span>
          <span className="pk-schedules-step-fact">{messages.publishes[schedule.publishWhen]}</span>
          <span className="pk-schedules-step-state">
            {schedule.paused && <Badge tone="warning">{messages.paused}</Badge>}
            {schedule.on_holiday && <Badge>{messages.onHoliday}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
