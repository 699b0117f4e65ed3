import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Suspense } from 'react';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { formatCalendarDate } from '../../host/time/zoned-time.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { AnalyticsState } from './analytics.controller.ts';
import { ExplainedTotal } from './explained-total.tsx';
import type { FigureActions } from './figure-columns.tsx';
import { changeOf, type OverviewRange } from './overview-range.ts';
import './overview.css';
import { overviewMessages, retentionMessages } from './overview.messages.ts';
import type { OverviewState } from './use-overview.ts';

// The chart's library is larger than the rest of the screen.
const OverviewChart = lazyPart(
  () => import('./overview-chart.tsx').then((module) => module.OverviewChart),
  (failure) => <PartFailureNotice {...failure} />,
);

export interface OverviewProps {
  overview: OverviewState;
  bestName: AnalyticsState['episodeName'];
  showNames: AnalyticsState['showNames'];
  /** Explains the downloads of these days. */
  onExplain: (days: { start: string; end: string }) => void;
  /** Shows the fetched minutes of an episode. */
  onRetention: FigureActions['onRetention'];
}

/** One figure and one chart: the downloads of the period, compared with the period before. */
export function Overview({ overview, bestName, showNames, onExplain, onRetention }: OverviewProps) {
  const catalogue = useCatalogue();
  const messages = useWords(overviewMessages);
  const { range, figures, days, best, failure } = overview;
  if (failure)
    return <ErrorState message={messages.failed} isRetrying={failure.isRetrying} onRetry={failure.retry} />;
  return (
    <section className="pk-overview" aria-label={messages.region} aria-busy={figures === undefined}>
      <header className="pk-overview-head">
        <div className="pk-overview-lead">
          <h2 className="pk-overview-label">{messages.downloads(spanText(range, catalogue))}</h2>
          <p className="pk-overview-figure">
            <strong>
              {figures ? (
                <ExplainedTotal downloads={figures.downloads} onPress={() => onExplain(range)} />
              ) : (
                <Skeleton width="120px" height="44px" />
              )}
            </strong>
            {figures && <Change now={figures.downloads} before={figures.before} days={range.days} />}
          </p>
        </div>
        <dl className="pk-overview-facts">
          {[
            [messages.reach, figures && formatCount(figures.reach, catalogue)],
            [messages.rate, figures && formatPercent(figures.rate, catalogue)],
            [messages.episodes, figures && formatCount(figures.episodes, catalogue)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <Skeleton width="48px" height="24px" />}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Suspense fallback={<Skeleton height="240px" />}>
        <OverviewChart days={days} length={range.days} />
      </Suspense>
      <footer className="pk-overview-foot">
        {best && (
          <p className="pk-overview-best">
            <span className="pk-muted">{messages.best}</span> <strong>{bestName(best)}</strong>{' '}
            <span className="pk-muted">
              {messages.bestFacts(
                showNames[best.aw_collection_id ?? ''] ?? '',
                formatCount(best.downloads, catalogue),
              )}
            </span>{' '}
            <BestMinutes
              name={bestName(best)}
              onPress={() => onRetention({ id: Number(best.aw_episode_id), name: bestName(best) })}
            />
          </p>
        )}
        <p className="pk-muted">{messages.note}</p>
      </footer>
    </section>
  );
}

function BestMinutes({ name, onPress }: { name: string; onPress: () => void }) {
  const messages = useWords(retentionMessages);
  return (
    <button
      type="button"
      className="pk-link"
      aria-label={messages.open(name)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {messages.title}
    </button>
  );
}

/** `Oct 26 – Nov 22`, with the years if it starts in another one. */
function spanText({ start, end }: OverviewRange, catalogue: Catalogue): string {
  const pattern = start.slice(0, 4) === end.slice(0, 4) ? 'MMM D' : 'MMM D, YYYY';
  return `${formatCalendarDate(start, pattern, catalogue)} – ${formatCalendarDate(end, pattern, catalogue)}`;
}

function Change({ now, before, days }: { now: number; before: number; days: number }) {
  const messages = useWords(overviewMessages);
  const percent = changeOf(now, before);
  if (percent === null) return <span className="pk-overview-change">{messages.noneBefore(days)}</span>;
  const Icon = percent > 0 ? TrendingUp : percent < 0 ? TrendingDown : Minus;
  return (
    <span className="pk-overview-change" data-trend={percent > 0 ? 'up' : percent < 0 ? 'down' : undefined}>
      <Icon aria-hidden="true" />
      {messages.change(percent, days)}
    </span>
  );
}
