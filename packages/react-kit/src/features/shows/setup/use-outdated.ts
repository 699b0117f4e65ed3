import type { Show } from '@postkit/sdk/schema';
import { useShow } from '../shows.queries.ts';
import { useShowSetup } from './show-setup.store.ts';

/** The show as somebody else has saved it since the draft was made from it; null while nobody has. */
export function useOutdated(): Show | null {
  const id = useShowSetup((state) => state.draft?.id ?? null);
  const version = useShowSetup((state) => state.draft?.version ?? null);
  // Live messages have it read anew.
  const { data: show } = useShow(id);
  return show && version !== null && show.version > version ? show : null;
}
