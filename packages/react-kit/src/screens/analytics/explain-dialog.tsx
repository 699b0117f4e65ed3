import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { analyticsOperations } from '@postkit/sdk/operations';
import type { Explanation } from '@postkit/sdk/schema';
import { analyticsQueries } from '../../data/analytics/index.ts';
import type { FiguresQuery } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { missingAccess } from '../../host/session/areas.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { Link } from '../../ui/link/link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { explainMessages } from './explain.messages.ts';
import { countryName, formatChosenDate } from './format-figures.ts';
import './explain.css';
import { RecountDialog } from './recount-dialog.tsx';

/** The days and filters of the total to explain. */
export interface ExplainedFigures extends Pick<
  FiguresQuery,
  'start_date' | 'end_date' | 'show_id' | 'platform_list' | 'countries_list'
> {
  /** Only of this episode. */
  episode?: { id: number; name: string };
}

export interface ExplainDialogProps {
  session: StationSession;
  figures: ExplainedFigures;
  onClose: () => void;
}

/** Opens from a total: which requests were counted, which were not, and why. */
export function ExplainDialog({ session, figures, onClose }: ExplainDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(explainMessages);
  const { client } = usePostKit();
  const [isRecounting, setRecounting] = useState(false);
  const { start_date, end_date, show_id, platform_list, countries_list, episode } = figures;
  const found = useQuery(
    analyticsQueries.explanation(client, {
      start_date,
      end_date,
      ...(show_id ? { show_id } : {}),
      ...(episode ? { episode_id: episode.id } : {}),
      ...(platform_list ? { platform_list } : {}),
      ...(countries_list ? { countries_list } : {}),
    }),
  );
  const isNarrowed = Boolean(platform_list || countries_list);
  if (isRecounting) return <RecountDialog onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          {missingAccess(analyticsOperations.recount.access, session.permissions) === null && (
            <Button onPress={() => setRecounting(true)}>{messages.recount}</Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p className="pk-muted">
          {messages.span(formatChosenDate(start_date, catalogue), formatChosenDate(end_date, catalogue))}
        </p>
        {episode && <p>{messages.ofEpisode(episode.name)}</p>}
        {isNarrowed && <p>{messages.narrowed(chosen(countries_list, platform_list, catalogue))}</p>}
        {platform_list && <p className="pk-muted">{messages.noRobots}</p>}
        {found.isLoadingError ? (
          <ErrorState
            message={messages.failed}
            isRetrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : found.data ? (
          <Funnel found={found.data} isNarrowed={isNarrowed} />
        ) : (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height="240px" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The names of the chosen countries and platforms. */
function chosen(countries = '', platforms = '', catalogue: Catalogue): string {
  const names = countries.split(',').map((country) => countryName(country, catalogue));
  return [...names, ...platforms.split(',')].filter(Boolean).join(', ');
}

/** Each reason as a bar of the requests, and the rule that decided. */
function Funnel({ found, isNarrowed }: { found: Explanation; isNarrowed: boolean }) {
  const catalogue = useCatalogue();
  const messages = useWords(explainMessages);
  const { client } = usePostKit();
  const { reasons, requests, robots, downloads, counting, list, kept_from } = found;
  const unexplained = downloads - (reasons.find(({ reason }) => reason === 'counted')?.requests ?? 0);
  const facts: [label: string, value: string, href: string | null][] = [
    [messages.rule, counting.name, counting.source],
    [messages.window, messages.windows[counting.window], null],
    [messages.list, messages.listOf(formatChosenDate(list.date, catalogue)), list.source],
    [
      messages.method,
      '/.well-known/podcast-measurement',
      `${client.transport.baseUrl}/.well-known/podcast-measurement`,
    ],
  ];
  return (
    <>
      {requests === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <dl className="pk-funnel">
          <Stage label={messages.requests} count={requests} share={1} />
          {reasons
            .filter(({ reason }) => !isNarrowed || reason !== 'probe')
            .map(({ reason, requests: count }) => (
              <Stage
                key={reason}
                label={messages.reasons[reason]}
                note={messages.notes[reason]}
                count={count}
                share={count / requests}
                isCounted={reason === 'counted'}
              />
            ))}
        </dl>
      )}
      {unexplained > 0 && (
        <p>{messages.older(formatCount(unexplained, catalogue), formatChosenDate(kept_from, catalogue))}</p>
      )}
      {robots.length > 0 && (
        <section className="pk-stack">
          <h3 className="pk-funnel-heading">{messages.robots}</h3>
          <ul className="pk-funnel-robots">
            {robots.map(({ name, requests: count }) => (
              <li key={name}>
                {name} <span className="pk-muted">{formatCount(count, catalogue)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className="pk-funnel-facts">
        {facts.map(([label, value, href]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href === null ? (
                value
              ) : (
                <Link href={href} isExternal>
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface StageProps {
  label: string;
  note?: string;
  count: number;
  /** Of all requests, 0 to 1. */
  share: number;
  isCounted?: boolean;
}

function Stage({ label, note, count, share, isCounted = false }: StageProps) {
  const catalogue = useCatalogue();
  return (
    <div className="pk-funnel-stage" data-counted={isCounted || undefined}>
      <dt>
        {label}
        {note && <span className="pk-muted">{note}</span>}
      </dt>
      <dd>
        <span className="pk-funnel-bar" aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
        <strong>{formatCount(count, catalogue)}</strong>
      </dd>
    </div>
  );
}
