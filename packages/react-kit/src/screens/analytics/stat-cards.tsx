import type { ReactNode } from 'react';
import type { AnalyticsTotals, Granularity } from '@postkit/sdk/schema';
import type { AnalyticsTab } from '../../data/analytics/index.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { ExplainedTotal } from './explained-total.tsx';

export interface StatCardsProps {
  tab: AnalyticsTab;
  /** Undefined while loading. */
  totals: AnalyticsTotals | undefined;
  granularity: Granularity;
  /** Explains the downloads. */
  onExplain: () => void;
}

/** Totals over all rows of a tab. */
export function StatCards({ tab, totals, granularity, onExplain }: StatCardsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const { cards, periods } = messages;
  const facts: [label: string, value: ReactNode][] = [
    [
      tab === 'reports' ? periods[granularity] : cards[tab],
      totals && formatCount(totals.row_count, catalogue),
    ],
    [cards.downloads, totals && <ExplainedTotal downloads={totals.downloads} onPress={onExplain} />],
    [cards.reach, totals && formatCount(totals.unique_reach, catalogue)],
    [cards.rate, totals && formatPercent(totals.ltr, catalogue)],
  ];
  return (
    <dl className="pk-analytics-cards" aria-label={messages.totals}>
      {facts.map(([label, value]) => (
        <div key={label} className="pk-analytics-card">
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width="72px" height="28px" />}</dd>
        </div>
      ))}
    </dl>
  );
}
