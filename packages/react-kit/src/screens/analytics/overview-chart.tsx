import {
  Area,
  ComposedChart,
  CartesianGrid,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { chartAxis, chartLegend, chartTooltip, inkLine, lineHalo } from './chart-language.ts';
import { overviewMessages } from './overview.messages.ts';
import type { OverviewDay } from './use-overview.ts';

const dayText = (start: number, catalogue: Catalogue) => formatLocally(start, 'UTC', 'MMM D', catalogue);

/** Downloads as an area, and those of the period before as an ink line. The tables have the same figures. */
export function OverviewChart({ days, length }: { days: readonly OverviewDay[]; length: number }) {
  const catalogue = useCatalogue();
  const messages = useWords(overviewMessages);
  const hasBefore = days.some(({ before }) => before > 0);
  return (
    <figure className="pk-overview-chart" dir="ltr" aria-label={messages.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={[...days]}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--pk-line)" />
          <XAxis
            dataKey="start"
            tickFormatter={(start: number) => dayText(start, catalogue)}
            minTickGap={48}
            {...chartAxis}
          />
          <YAxis
            tickFormatter={(value: number) => formatCount(value, catalogue)}
            allowDecimals={false}
            width={48}
            {...chartAxis}
          />
          <Tooltip
            labelFormatter={(start) => dayText(Number(start), catalogue)}
            formatter={(value) => formatCount(Number(value), catalogue)}
            {...chartTooltip}
          />
          <Legend {...chartLegend} />
          <Area
            dataKey="downloads"
            name={messages.chartDownloads}
            stroke="var(--pk-accent)"
            strokeWidth={2}
            fill="var(--pk-accent)"
            fillOpacity={0.22}
            isAnimationActive={false}
          />
          {hasBefore && <Line dataKey="before" legendType="none" tooltipType="none" {...lineHalo} />}
          {hasBefore && <Line dataKey="before" name={messages.chartBefore(length)} {...inkLine} />}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
