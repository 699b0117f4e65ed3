import { useEffect, useMemo, useState } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { EndedDraft } from '../timeline-model/choose-draft.ts';
import { createDraftStorage } from './draft-storage.ts';

export interface EndedDraftOptions {
  station: string;
  draftKey: string;
  place: string;
  atStart: EndedDraft | null;
}

/**
 * A draft of this browser that ended elsewhere. Changes that only this browser has are kept, also over reloads, until the
 * user decides about them; the storage of the draft itself is free for the next one.
 */
export function useEndedDraft({ station, draftKey, place, atStart }: EndedDraftOptions) {
  const { host } = usePostKit();
  const storage = useMemo(
    () => createDraftStorage(host.storage, station, draftKey),
    [host, station, draftKey],
  );
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
