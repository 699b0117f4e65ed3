import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import { type Schedule, type Connection, dateAt, nextOccurrence } from '@postkit/sdk/schema';
import { destinationName } from '../../data/destinations/index.ts';
import { daysText, hoursText, runText } from '../../data/schedules/index.ts';
import { runsMessages } from '../../data/schedules/index.ts';
import { reasonText, toneOf } from '../../data/schedules/index.ts';
import type { HostAddress } from '../../host/host.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { formatCalendarDate, formatLocally } from '../../host/time/zoned-time.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { schedulesMessages } from './schedules.messages.ts';
import { usePause } from './use-pause.ts';

export interface ScheduleRowProps {
  schedule: Schedule;
  editAddress: HostAddress;
  /** The station's time zone. */
  zone: string;
  destinations: readonly Connection[];
  onDelete: () => void;
}

/** When a schedule runs, what it publishes and where, with its actions. */
export function ScheduleRow({ schedule, editAddress, zone, destinations, onDelete }: ScheduleRowProps) {
  const catalogue = useCatalogue();
  const runsWords = useWords(runsMessages);
  const messages = useWords(schedulesMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  const title = schedule.title || messages.untitled;
  const { isPaused, toggle } = usePause(schedule, title);
  return (
    <li className="pk-schedule-row" data-schedule={schedule.id} data-paused={isPaused || undefined}>
      <div className="pk-schedule-title">
        <Link {...linkTo(editAddress)} isQuiet>
          {title}
        </Link>
        {isPaused && <Badge tone="warning">{messages.paused}</Badge>}
        {schedule.on_holiday && <Badge>{messages.onHoliday}</Badge>}
      </div>
      <div className="pk-schedule-fact">
        <span className="pk-schedule-when">
          {messages.when(daysText(schedule.day_of_week, catalogue), hoursText(schedule, catalogue))}
        </span>
        <span className="pk-schedule-aside">{runText(schedule, catalogue)}</span>
      </div>
      <div className="pk-schedule-fact">
        <span>{messages.publishes[schedule.publishWhen]}</span>
        <span className="pk-schedule-aside">
          {[
            nextText(schedule, zone, isPaused, catalogue),
            destinationsText(schedule, destinations, catalogue),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {schedule.last_run && (
        <div className="pk-schedule-last">
          <Badge tone={toneOf(schedule.last_run)}>{runsWords.outcomes[schedule.last_run.outcome]}</Badge>
          <span className="pk-schedule-aside">
            {[
              messages.lastRun(formatCalendarDate(schedule.last_run.date, 'ddd, MMM D', catalogue)),
              reasonText(schedule.last_run, catalogue),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      )}
      <div className="pk-schedule-actions">
        <IconButton
          size="small"
          label={(isPaused ? messages.resume : messages.pause)(title)}
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onPress={toggle}
        />
        <IconButton
          size="small"
          label={messages.edit(title)}
          icon={<Pencil aria-hidden="true" />}
          onPress={() => host.navigate(editAddress)}
        />
        <IconButton
          size="small"
          label={messages.delete(title)}
          icon={<Trash2 aria-hidden="true" />}
          onPress={onDelete}
        />
      </div>
    </li>
  );
}

function nextText(schedule: Schedule, zone: string, isPaused: boolean, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(schedulesMessages);
  if (isPaused) return '';
  const now = Date.now();
  const next = nextOccurrence(schedule, { zone, after: now, holidays: schedule.holidays });
  if (next === null) return messages.noNext;
  const isThisYear = next.date.slice(0, 4) === dateAt(now, zone).slice(0, 4);
  return messages.next(
    formatLocally(
      next.start / 1000,
      zone,
      isThisYear ? 'ddd, MMM D, HH:mm' : 'ddd, MMM D, YYYY, HH:mm',
      catalogue,
    ),
  );
}

function destinationsText(
  { social_media_connections }: Schedule,
  destinations: readonly Connection[],
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(schedulesMessages);
  const ids = new Set(social_media_connections.split(',').map(Number));
  const names = destinations
    .filter(({ id }) => ids.has(id))
    .map((destination) => destinationName(destination, catalogue));
  return names.length > 0 ? messages.to(names.join(', ')) : '';
}
