import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlannedRun, Today } from '@postkit/sdk/schema';
import { categoriesQueries, categoryColors } from '../../../data/categories/index.ts';
import { loggerQueries, useBroadcastLive } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { dayInZone } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { todayMessages } from '../today.messages.ts';
import type { DayScene } from './day-scene.ts';
import { DayWave } from './day-wave.tsx';

/** Columns of the waveform: one for about 80 seconds, as many as a wide deck has pixels. */
const columns = 1080;
/** The live edge moves by less than a pixel in this time. */
const edgeMs = 15_000;
const refetchMs = 60_000;
const tickHours = 3;

/** The waveform of the day, with a box for the hours of each schedule that is due. */
export function DayStrip({ session, today }: { session: StationSession; today: Today | undefined }) {
  const messages = useWords(todayMessages);
  const { client } = usePostKit();
  const zone = session.timezone;
  const date = useToday(zone);
  const now = useNow(edgeMs);
  const range = useMemo(() => dayInZone(date, zone), [date, zone]);
  useBroadcastLive();
  const page = useQuery({ ...loggerQueries.page(client, range, columns), refetchInterval: refetchMs });
  const groups = useQuery(categoriesQueries.groups(client)).data;
  const colors = useMemo(() => categoryColors(groups ?? []), [groups]);
  const log = today?.log;
  const scene = useMemo(
    (): DayScene => ({
      ...range,
      now,
      page: page.data,
      stretches: (log?.stretches ?? []).map(({ category, ...span }) => ({
        ...span,
        label: colors(category),
      })),
      gaps: log?.gaps ?? [],
    }),
    [range, now, page.data, log, colors],
  );
  const place = (time: number) =>
    `${(Math.min(1, Math.max(0, (time - range.start) / (range.end - range.start))) * 100).toFixed(3)}%`;
  const minutes = Math.floor((log?.recorded_seconds ?? 0) / 60);
  return (
    <div className="pk-day-strip" dir="ltr">
      <div
        className="pk-day-well"
        role="img"
        aria-label={messages.deck.wave(
          messages.deck.duration(Math.floor(minutes / 60), minutes % 60),
          log?.gaps.length ?? 0,
        )}
      >
        <DayWave scene={scene} />
        {dueRuns(today?.podcasts?.planned ?? [], range, now).map((run) => (
          <span
            key={`${run.schedule_id} ${run.start}`}
            className="pk-day-due"
            style={{ left: place(Math.max(now, run.start)), right: `calc(100% - ${place(run.end)})` }}
          >
            <strong>{clockInZone(run.start, zone).slice(0, 5)}</strong>
            <span className="pk-truncate">{run.title}</span>
          </span>
        ))}
      </div>
      {page.isLoadingError && (
        <p className="pk-day-failed" role="alert">
          {messages.deck.waveFailed}{' '}
          <Button size="small" isBusy={page.isFetching} onPress={() => void page.refetch()}>
            {messages.deck.retry}
          </Button>
        </p>
      )}
      <div className="pk-day-hours" aria-hidden="true">
        {hourTicks(range, zone).map(({ at, label }) => (
          <span key={at} style={{ left: place(at) }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The runs whose hours are not over, and that record something. */
function dueRuns(planned: readonly PlannedRun[], { end }: { end: number }, now: number): PlannedRun[] {
  return planned.filter((run) => run.outlook !== 'none' && run.end > now && run.start < end);
}

/** Every third hour of the station's clock, also on a day of 23 or 25 hours. */
function hourTicks(
  { start, end }: { start: number; end: number },
  zone: string,
): { at: number; label: string }[] {
  const hours = Array.from({ length: Math.round((end - start) / 3600) }, (_, hour) => start + hour * 3600);
  return hours
    .map((at) => ({ at, label: clockInZone(at, zone).slice(0, 5) }))
    .filter(({ label }) => label.endsWith(':00') && Number(label.slice(0, 2)) % tickHours === 0);
}
