import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TodayDraft } from '@postkit/sdk/schema';
import { categoriesQueries, categoryColors } from '../../../data/categories/index.ts';
import { todayQueries } from '../../../data/today/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { AreaLink } from '../area-link.tsx';
import { Part } from '../part.tsx';
import { todayMessages } from '../today.messages.ts';
import { DraftCard } from './draft-card.tsx';
import './drafts.css';
import { draftCards } from './draft-cards.model.ts';

interface DraftsPartProps {
  session: StationSession;
  /** Episodes that are saved as drafts; undefined until they are known. */
  saved: readonly TodayDraft[] | undefined;
}

/** The user's unsaved work and the station's latest drafts. */
export function DraftsPart({ session, saved = [] }: DraftsPartProps) {
  const catalogue = useCatalogue();
  const messages = useWords(todayMessages);
  const { client } = usePostKit();
  const now = useNow();
  const own = useQuery(todayQueries.ownDrafts(client));
  const groups = useQuery(categoriesQueries.groups(client)).data;
  const colors = useMemo(() => categoryColors(groups ?? []), [groups]);
  return (
    <Part heading={messages.drafts.heading} query={own} failed={messages.drafts.failed} height="168px">
      {(drafts) => {
        const cards = draftCards(
          { own: drafts, saved },
          { station: session.slug, zone: session.timezone, now },
          catalogue,
        );
        return (
          <div className="pk-today-panel">
            {cards.length === 0 ? (
              <EmptyState
                title={messages.drafts.empty}
                action={
                  <AreaLink session={session} area="audio">
                    {messages.drafts.start}
                  </AreaLink>
                }
              />
            ) : (
              <ul className="pk-draft-cards">
                {cards.map((card) => (
                  <li key={card.id}>
                    <DraftCard card={card} colors={colors} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      }}
    </Part>
  );
}
