import type { Schedule, ScheduleRun } from '@postkit/sdk/schema';
import { runsMessages, upcomingMessages } from '../../../data/schedules/index.ts';
import { missingText, reasonText, toneOf } from '../../../data/schedules/index.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { formatCalendarDate, formatInZone, formatLocally } from '../../../host/time/zoned-time.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useRunAgain } from './runs.queries.ts';

export interface RunRowProps {
  run: ScheduleRun;
  schedule: Pick<Schedule, 'show_id'>;
  /** Slug of the station. */
  station: string;
  zone: string;
}

/** One past run: its hours, outcome and reason, with a link to its episode or a button to run it again. */
export function RunRow({ run, schedule, station, zone }: RunRowProps) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(runsMessages);
  const upcomingWords = useWords(upcomingMessages);
  const linkTo = useInternalLink();
  const again = useRunAgain();
  const now = useNow();
  const date = formatCalendarDate(run.date, 'ddd, MMM D, YYYY', catalogue);
  const time = (seconds: number) => formatInZone(seconds, zone, 'HH:mm');
  const publishes =
    run.outcome === 'published' && run.publish_at !== null && run.publish_at > now ? run.publish_at : null;
  const facts = [
    publishes === null
      ? ''
      : messages.scheduled(formatLocally(publishes, zone, 'ddd, MMM D, HH:mm', catalogue)),
    reasonText(run, catalogue),
    missingText(run.missing, zone, catalogue),
  ].filter(Boolean);

  function runAgain(): void {
    again.mutate(run.id, {
      onSuccess: () =>
        notify({ name: messages.started, details: messages.startedText(date), type: 'success' }),
      onError: (error) => reportFailure(messages.runAgainFailed, error),
    });
  }

  return (
    <li className="pk-schedule-run">
      <span className="pk-schedule-run-when">
        {date} <span className="pk-muted">{upcomingWords.hours(time(run.start), time(run.end))}</span>
      </span>
      <span className="pk-schedule-run-state">
        <Badge tone={toneOf(run)}>{messages.outcomes[run.outcome]}</Badge>
      </span>
      <span className="pk-schedule-run-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span className="pk-schedule-run-action">
        {run.episode_id !== null && (
          <ButtonLink
            size="small"
            aria-label={messages.openEpisodeOf(date)}
            {...linkTo(
              `/${station}/shows/${schedule.show_id}/episodes/${run.episode_id}/edit-audio/audio-editor`,
            )}
          >
            {messages.openEpisode}
          </ButtonLink>
        )}
        {run.can_run_again && (
          <Button
            size="small"
            aria-label={messages.runAgainOn(date)}
            isBusy={again.isPending}
            onPress={runAgain}
          >
            {messages.runAgain}
          </Button>
        )}
      </span>
    </li>
  );
}
