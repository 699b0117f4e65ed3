import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { Programme, ProgrammeAiring, ProgrammeSource } from '@postkit/sdk/schema';
import { useAirings } from '../../../data/programmes/index.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { addDays, type CalendarDate, dayInZone, formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DayPicker } from '../../../ui/date-picker/day-picker.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useIsNarrow } from '../../../ui/narrow/use-is-narrow.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { useOriginOf } from '../origin-of.ts';
import { weekMessages } from '../programmes.messages.ts';
import { type PlacedAiring, placeAirings, weekOf } from './place-airings.ts';
import { WeekGrid } from './week-grid.tsx';

export interface WeekPanelProps {
  programmes: readonly Programme[];
  /** Empty for users who may not see them. */
  sources: readonly ProgrammeSource[];
  zone: string;
  /** The chosen day; null for today. */
  day: CalendarDate | null;
  onDay(this: void, day: CalendarDate | null): void;
  onOpen(this: void, airing: ProgrammeAiring): void;
}

/** Pixels below which the columns of a week are too narrow to read. */
const weekWidth = 760;

/** A week of programmes, or one day where there is no room for a week, with the way to others. */
export function WeekPanel({ programmes, sources, zone, day, onDay, onOpen }: WeekPanelProps) {
  const messages = useWords(weekMessages);
  const catalogue = useCatalogue();
  const today = useToday(zone);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isNarrow = useIsNarrow(element, weekWidth);
  const chosen = day ?? today;
  const week = weekOf(chosen);
  const [monday = chosen] = week;
  const dates = isNarrow ? [chosen] : week;
  const airings = useAirings({
    from_ms: dayInZone(monday, zone).start * 1000,
    until_ms: dayInZone(addDays(monday, 7), zone).start * 1000,
  });
  const days = placeAirings(airings.data ?? [], dates, zone);
  const originOf = useOriginOf(sources);
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const dateText = (date: CalendarDate) => formatCalendarDate(date, 'MMM D, YYYY', catalogue);
  const span = isNarrow
    ? formatCalendarDate(chosen, 'dddd, MMMM D', catalogue)
    : messages.span(dateText(monday), dateText(week.at(-1) ?? monday));
  const go = (to: CalendarDate) => onDay(to === today ? null : to);
  const step = (steps: number) => go(addDays(chosen, steps * (isNarrow ? 1 : 7)));

  return (
    <section ref={setElement} className="pk-week-panel" aria-label={span}>
      <div className="pk-week-tools">
        <IconButton
          label={isNarrow ? messages.previousDay : messages.previousWeek}
          icon={<ChevronLeft aria-hidden="true" />}
          onPress={() => step(-1)}
        />
        <IconButton
          label={isNarrow ? messages.nextDay : messages.nextWeek}
          icon={<ChevronRight aria-hidden="true" />}
          onPress={() => step(1)}
        />
        <Button size="small" isDisabled={chosen === today} onPress={() => onDay(null)}>
          {messages.today}
        </Button>
        <DayPicker
          label={messages.day}
          isLabelHidden
          value={chosen}
          onChange={(value) => value !== null && go(value)}
        />
        <strong className="pk-week-span" role="status" data-visually-hidden={isNarrow || undefined}>
          {span}
        </strong>
        <span className="pk-muted pk-week-zone">{messages.zone(zone)}</span>
      </div>
      {airings.isPending && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height="420px" />
        </div>
      )}
      {airings.isLoadingError && (
        <ErrorState
          message={messages.failed}
          isRetrying={airings.isFetching}
          onRetry={() => void airings.refetch()}
        />
      )}
      {airings.isSuccess && (
        <>
          {days.every(({ length }) => length === 0) && (
            <p className="pk-muted">{isNarrow ? messages.emptyDay : messages.empty}</p>
          )}
          <WeekGrid
            {...{ dates, days, today, zone }}
            label={messages.grid(span)}
            factsOf={({ airing }: PlacedAiring) => ({
              show: byId.get(airing.programme_id)?.show?.title ?? '',
              origin: originOf(airing.source_id),
            })}
            onOpen={({ airing }) => onOpen(airing)}
            onStep={step}
            onToday={() => onDay(null)}
          />
        </>
      )}
    </section>
  );
}
