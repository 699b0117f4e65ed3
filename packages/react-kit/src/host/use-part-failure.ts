import { useContext } from 'react';
import type { PartFailure } from '../ui/lazy-part/part-boundary.tsx';
import { useHost } from './host-context.ts';
import { KeptWorkContext } from './kept-work-context.ts';
import { providerMessages as messages } from './provider.messages.ts';

/** What to say of a part that failed, and what its Reload does. */
export function usePartFailure({ isNotLoaded }: Pick<PartFailure, 'isNotLoaded'>) {
  const { host } = useHost();
  const kept = useContext(KeptWorkContext);
  const details = [isNotLoaded ? messages.partNotLoadedDetails : messages.partFailedDetails, kept && messages.draftSaved];
  return {
    message: isNotLoaded ? messages.partNotLoaded : messages.partFailed,
    details: details.filter(Boolean).join(' '),
    reload: () => {
      kept?.prepareReload();
      host.leave(globalThis.location.href);
    },
  };
}
