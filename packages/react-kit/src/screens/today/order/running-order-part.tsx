import { useState } from 'react';
import type { Today } from '@postkit/sdk/schema';
import { UnlessDemo } from '../../../host/demo/unless-demo.tsx';
import type { StationSession } from '../../../host/session/station-session.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useWords } from '../../../words/use-words.ts';
import { AreaLink } from '../area-link.tsx';
import { Part, type PartQuery } from '../part.tsx';
import { todayMessages } from '../today.messages.ts';
import { OrderLine } from './order-line.tsx';
import './order.css';
import { runningOrder } from './running-order.model.ts';

/** Past lines that are shown at once; a morning with many losses would push the rest of the day away. */
const mostPast = 8;

interface RunningOrderPartProps {
  session: StationSession;
  day: PartQuery<Today>;
  hasPodcasts: boolean;
}

/** The episodes, runs and losses since midnight, a line for now, and the ones that are due. */
export function RunningOrderPart({ session, day, hasPodcasts }: RunningOrderPartProps) {
  const messages = useWords(todayMessages);
  return (
    <Part
      heading={messages.order.heading}
      action={
        hasPodcasts && (
          <AreaLink session={session} area="schedules">
            {messages.order.automation}
          </AreaLink>
        )
      }
      query={day}
      failed={messages.dayFailed}
      height="280px"
    >
      {(today) => <Lines session={session} today={today} hasPodcasts={hasPodcasts} />}
    </Part>
  );
}

function Lines({
  session,
  today,
  hasPodcasts,
}: {
  session: StationSession;
  today: Today;
  hasPodcasts: boolean;
}) {
  const messages = useWords(todayMessages);
  const now = useNow(1000);
  const [isAllShown, setAllShown] = useState(false);
  const { past, next } = runningOrder(today);
  if (past.length + next.length === 0) {
    return (
      <div className="pk-today-panel">
        <UnlessDemo>
          <EmptyState
            title={hasPodcasts ? messages.order.empty : messages.order.emptyLog}
            action={
              hasPodcasts && (
                <AreaLink session={session} area="audio">
                  {messages.order.newEpisode}
                </AreaLink>
              )
            }
          />
        </UnlessDemo>
      </div>
    );
  }
  const hidden = isAllShown ? 0 : Math.max(0, past.length - mostPast);
  const moment = { now, zone: session.timezone };
  return (
    <>
      {hidden > 0 && (
        <Button size="small" variant="quiet" onPress={() => setAllShown(true)}>
          {messages.order.earlier(hidden)}
        </Button>
      )}
      <ol className="pk-order" aria-label={messages.order.list}>
        {past.slice(hidden).map((row) => (
          <OrderLine key={row.id} row={row} session={session} moment={moment} />
        ))}
        <li className="pk-order-now">
          <time className="pk-order-time">{clockInZone(now, session.timezone).slice(0, 5)}</time>
          <span>{messages.order.now}</span>
        </li>
        {next.map((row) => (
          <OrderLine key={row.id} row={row} session={session} moment={moment} />
        ))}
      </ol>
    </>
  );
}
