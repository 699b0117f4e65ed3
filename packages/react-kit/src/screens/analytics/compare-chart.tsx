import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { compareMessages } from './analytics.messages.ts';
import { chartAxis, chartTooltip } from './chart-language.ts';
import { type ComparedPoint, type ComparedShow, seriesKey } from './compared-shows.ts';
import { seriesLook } from './series-look.ts';

export interface CompareChartProps {
  view: 'date' | 'age';
  shows: readonly ComparedShow[];
  points: readonly ComparedPoint[];
}

/** A line for each show; the table below names them, and has their totals. */
export function CompareChart({ view, shows, points }: CompareChartProps) {
  const catalogue = useCatalogue();
  const messages = useWords(compareMessages);
  const place = (at: number) =>
    view === 'date' ? formatLocally(at, 'UTC', 'MMM D', catalogue) : messages.day(at);
  return (
    <figure className="pk-compare-chart" dir="ltr" aria-label={messages.charts[view]}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...points]}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--pk-line)" />
          <XAxis dataKey="at" tickFormatter={place} minTickGap={40} {...chartAxis} />
          <YAxis
            tickFormatter={(value: number) => formatCount(value, catalogue)}
            allowDecimals={false}
            width={48}
            {...chartAxis}
          />
          <Tooltip
            labelFormatter={(at) => place(Number(at))}
            formatter={(value) => formatCount(Math.round(Number(value)), catalogue)}
            {...chartTooltip}
          />
          {shows.map(({ id, name }, index) => (
            <Line
              key={id}
              dataKey={seriesKey(id)}
              name={name}
              {...seriesLook(index)}
              strokeWidth={2}
              dot={points.length === 1}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </figure>
  );
}
