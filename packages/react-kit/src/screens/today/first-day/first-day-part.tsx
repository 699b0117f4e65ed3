import { useQuery } from '@tanstack/react-query';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { FirstDay } from '@postkit/sdk/schema';
import { todayQueries } from '../../../data/today/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { recentMoment } from '../../../host/time/recent-moment.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import './first-day.css';
import { AreaLink } from '../area-link.tsx';
import { Part } from '../part.tsx';
import { todayMessages } from '../today.messages.ts';
import { firstDayCurves, linePoints } from './first-day.model.ts';

const box = { width: 340, height: 54 };

/** The newest episodes: downloads in their first 24 hours, next to what is usual for their show. */
export function FirstDayPart({ session }: { session: StationSession }) {
  const messages = useWords(todayMessages);
  const { client } = usePostKit();
  const now = useNow();
  const days = useQuery(todayQueries.firstDays(client));
  return (
    <Part
      heading={messages.firstDay.heading}
      action={
        <AreaLink session={session} area="analytics">
          {messages.firstDay.analytics}
        </AreaLink>
      }
      query={days}
      failed={messages.firstDay.failed}
      height="160px"
    >
      {(episodes) => (
        <div className="pk-today-panel">
          {episodes.length === 0 ? (
            <EmptyState title={messages.firstDay.empty} />
          ) : (
            <ul className="pk-first-days">
              {episodes.map((episode) => (
                <li key={episode.playlist_id}>
                  <Episode episode={episode} now={now} zone={session.timezone} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Part>
  );
}

function Episode({ episode, now, zone }: { episode: FirstDay; now: number; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(todayMessages);
  const curves = firstDayCurves(episode, now);
  const { count, own, usual, change, hours } = curves;
  const words = messages.firstDay.downloads(count, Math.max(1, Math.round(hours)));
  const figure = `${formatCount(count, catalogue)} ${words}`;
  const most = Math.max(1, ...own.map(([, value]) => value), ...(usual ?? []).map(([, value]) => value));
  return (
    <>
      <h3 className="pk-first-day-name pk-truncate">{episode.name}</h3>
      <p className="pk-first-day-figure">
        <strong>{formatCount(count, catalogue)}</strong>
        <span className="pk-muted">{words}</span>
        <Change change={change} />
      </p>
      <svg
        className="pk-first-day-curve"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages.firstDay.curve(episode.name, figure, changeText(change, catalogue))}
      >
        <polygon
          points={`${linePoints(own, most, box)} ${(Math.min(24, hours) / 24) * box.width},${box.height}`}
        />
        {usual && <polyline data-usual points={linePoints(usual, most, box)} />}
        <polyline points={linePoints(own, most, box)} />
      </svg>
      {/* In the direction of the curve above. */}
      <p className="pk-first-day-axis" dir="ltr">
        <span dir="auto">{recentMoment(episode.published_at, now, zone, catalogue)}</span>
        {usual && <span dir="auto">{messages.firstDay.dashed(episode.show)}</span>}
        <span dir="auto">{messages.firstDay.end}</span>
      </p>
    </>
  );
}

function Change({ change }: { change: number | null }) {
  const catalogue = useCatalogue();
  const Shape = change === null || change === 0 ? null : change > 0 ? TrendingUp : TrendingDown;
  return (
    <span
      className="pk-first-day-change"
      data-direction={change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down'}
    >
      {Shape && <Shape aria-hidden="true" />}
      {changeText(change, catalogue)}
    </span>
  );
}

function changeText(change: number | null, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(todayMessages);
  if (change === null) return messages.firstDay.noUsual;
  if (change === 0) return messages.firstDay.asUsual;
  return change > 0 ? messages.firstDay.over(change) : messages.firstDay.under(-change);
}
