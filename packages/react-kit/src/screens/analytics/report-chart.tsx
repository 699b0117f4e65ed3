import { useQuery } from '@tanstack/react-query';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Granularity } from '@postkit/sdk/schema';
import { analyticsQueries, type FiguresSelection } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { chartAxis, chartLegend, chartTooltip, inkLine, lineHalo } from './chart-language.ts';
import { formatUtcDate } from './format-figures.ts';
import { reportPeriods } from './report-periods.ts';

/** Downloads as bars and reach as a line over days, weeks or years; the table below has the same numbers. */
export function ReportChart({
  selection,
  granularity,
}: {
  selection: FiguresSelection;
  granularity: Granularity;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const { client } = usePostKit();
  const { page: _page, ...query } = selection.query;
  const { data } = useQuery(
    analyticsQueries.figures(client, { ...selection, query: { ...query, sort: 'start_time', order: 'asc' } }),
  );
  const [first, last] = [Date.parse(query.start_date) / 1000, Date.parse(query.end_date) / 1000];
  const periods = reportPeriods(data?.data ?? [], first, last, granularity);
  return (
    <figure className="pk-analytics-chart" dir="ltr" aria-label={messages.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={periods}
          margin={{ top: 8, right: 40, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--pk-line)" />
          <XAxis
            dataKey="start"
            tickFormatter={(seconds: number) => formatUtcDate(seconds, catalogue)}
            minTickGap={32}
            {...chartAxis}
          />
          <YAxis
            tickFormatter={(value: number) => formatCount(value, catalogue)}
            allowDecimals={false}
            width={56}
            {...chartAxis}
          />
          <Tooltip
            labelFormatter={(start) => formatUtcDate(Number(start), catalogue)}
            formatter={(value) => formatCount(Number(value), catalogue)}
            {...chartTooltip}
          />
          <Legend {...chartLegend} />
          <Bar
            dataKey="downloads"
            name={messages.columns.downloads}
            fill="var(--pk-accent)"
            maxBarSize={32}
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
          <Line dataKey="reach" legendType="none" tooltipType="none" {...lineHalo} />
          <Line dataKey="reach" name={messages.columns.reach} {...inkLine} />
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
