import type { StationChange } from '@postkit/sdk/schema';
import { formatLocally } from '../../../host/time/zoned-time.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { stationFormMessages } from './station-form.messages.ts';

type Change = NonNullable<StationChange['timezone']>;
type Schedule = Change['schedules'][number];

const moment = 'ddd, MMM D, HH:mm';

/** The schedules, the border of the day and the analytics before and after a new time zone. */
export function ZoneChange({ change }: { change: Change }) {
  const catalogue = useCatalogue();
  const messages = useWords(stationFormMessages);
  const { from, to, schedules, day_borders: borders, analytics } = change;
  const inZone = (seconds: number | null, zone: string) =>
    seconds === null ? messages.never : formatLocally(seconds, zone, moment, catalogue);
  const columns: Column<Schedule>[] = [
    {
      id: 'show',
      header: messages.columns.show,
      isRowHeader: true,
      cell: ({ show_title: show, title }) => (
        <span className="pk-station-change-schedule">
          <span className="pk-truncate">{show}</span>
          <span className="pk-truncate pk-muted">{title}</span>
        </span>
      ),
    },
    {
      id: 'before',
      header: messages.columns.before,
      width: '150px',
      cell: ({ before }) => inZone(before, from),
    },
    { id: 'after', header: messages.columns.after, width: '150px', cell: ({ after }) => inZone(after, to) },
    {
      id: 'moves',
      header: messages.columns.moves,
      width: '150px',
      cell: ({ before, after }) => <Moves before={before} after={after} />,
    },
  ];
  return (
    <section className="pk-station-form-part">
      <Heading level={3} look={4}>
        {messages.zone}
      </Heading>
      <p>{schedules.length === 0 ? messages.noSchedules : messages.keepsTimes(from, to)}</p>
      {schedules.length > 0 && (
        <div className="pk-station-change-table">
          <Table
            label={messages.schedules}
            columns={columns}
            rows={schedules}
            rowKey={({ id }) => String(id)}
          />
        </div>
      )}
      <dl className="pk-station-change-facts">
        <dt>{messages.dayBorder}</dt>
        <dd>
          {inZone(borders.before, from)} ({from}) → {inZone(borders.after, to)} ({to})
        </dd>
      </dl>
      <ul className="pk-station-change-list">
        <li>{messages.recorded}</li>
        <li>{messages.analytics[analytics]}</li>
      </ul>
    </section>
  );
}

/** How much earlier or later a schedule runs. */
function Moves({ before, after }: Pick<Schedule, 'before' | 'after'>) {
  const messages = useWords(stationFormMessages);
  if (before === null || after === null || before === after) return messages.same;
  const minutes = Math.round(Math.abs(after - before) / 60);
  const say = after < before ? messages.earlier : messages.later;
  return say(Math.floor(minutes / 60), minutes % 60);
}
