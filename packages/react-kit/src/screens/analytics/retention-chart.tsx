import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { chartAxis, chartTooltip } from './chart-language.ts';
import { retentionMessages } from './overview.messages.ts';
import { formatMinute, minuteTicks, type RetentionMinute } from './retention-facts.ts';

/** The share of downloads that fetched each minute, as steps of a minute. */
export function RetentionChart({ minutes }: { minutes: readonly RetentionMinute[] }) {
  const catalogue = useCatalogue();
  const messages = useWords(retentionMessages);
  const last = minutes.at(-1);
  // A step is drawn up to the next point, so the last minute needs an end.
  const steps = last ? [...minutes, { ...last, start: last.start + 60 }] : [];
  return (
    <figure className="pk-retention-chart" dir="ltr" aria-label={messages.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={steps} margin={{ top: 8, right: 24, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--pk-line)" />
          <XAxis
            dataKey="start"
            type="number"
            domain={[0, 'dataMax']}
            tickFormatter={formatMinute}
            ticks={minuteTicks(minutes.length)}
            {...chartAxis}
          />
          <YAxis
            domain={[0, 1]}
            ticks={[0, 0.25, 0.5, 0.75, 1]}
            tickFormatter={(share: number) => formatPercent(share, catalogue)}
            width={48}
            {...chartAxis}
          />
          <Tooltip
            labelFormatter={(start) => formatMinute(Number(start))}
            formatter={(share, _name, { payload }) => [
              messages.fetched(
                formatPercent(Number(share), catalogue),
                formatCount(downloadsOf(payload), catalogue),
              ),
              messages.title,
            ]}
            {...chartTooltip}
          />
          <Area
            type="stepAfter"
            dataKey="share"
            stroke="var(--pk-accent)"
            strokeWidth={2}
            fill="var(--pk-accent)"
            fillOpacity={0.22}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </figure>
  );
}

function downloadsOf(payload: unknown): number {
  const { downloads } = payload as RetentionMinute;
  return downloads;
}
