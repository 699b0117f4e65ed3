import { useEffect, useMemo, useState } from 'react';
import type { EndedDraft } from '../timeline-model/kept-draft.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { createDraftStorage } from './draft-storage.ts';

export interface EndedDraftOptions {
  station: string;
  draftKey: string;
  place: string;
  atStart: EndedDraft | null;
}

/**
 * The draft that this browser held and that ended elsewhere. What only this browser holds of it stays, over reloads too,
 * until its user decides; the place of the draft itself is free for the next.
 */
export function useEndedDraft({ station, draftKey, place, atStart }: EndedDraftOptions) {
  const { host } = usePostKit();
  const storage = useMemo(() => createDraftStorage(host.storage, station, draftKey), [host, station, draftKey]);
  const [ended, setEnded] = useState(atStart);

  useEffect(() => {
    if (!atStart) return;
    if (atStart.left) storage.writeEnded(atStart);
    const local = storage.read(place);
    if (local && local.id === (atStart.retired?.id ?? null)) storage.remove();
  }, [storage, place, atStart]);

  return {
    ended,
    dismiss: () => {
      storage.removeEnded();
      setEnded(null);
    },
  };
}
