import { episodeEditorAddress } from '../../data/episodes/index.ts';
import { isCurrent, useSlotLinks } from '../../data/slot-links/index.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { SlotLinkList, slotLinksMessages } from '../../parts/slot-links/index.ts';
import { useWords } from '../../words/use-words.ts';
import { Part } from './part.tsx';

/** Slots that are with presenters or wait for an editor; absent while there are none. */
export function SlotsPart({ session: { slug, timezone } }: { session: StationSession }) {
  const messages = useWords(slotLinksMessages);
  const query = useSlotLinks();
  const current = (query.data ?? []).filter(isCurrent);
  if (current.length === 0 && !query.isLoadingError) return null;
  return (
    <Part heading={messages.heading} query={query} failed={messages.failed} height="120px">
      {() => (
        <div className="pk-today-panel">
          <SlotLinkList
            links={current.toSorted(
              (one, other) => Number(other.state === 'submitted') - Number(one.state === 'submitted'),
            )}
            zone={timezone}
            draftAddress={({ show_id, playlist_id }) => episodeEditorAddress(slug, show_id, playlist_id ?? 0)}
          />
        </div>
      )}
    </Part>
  );
}
