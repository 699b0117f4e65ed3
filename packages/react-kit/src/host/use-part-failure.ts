import { useContext } from 'react';
import type { PartFailure } from '../ui/lazy-part/part-boundary.tsx';
import { useWords } from '../words/use-words.ts';
import { useHost } from './host-context.ts';
import { providerMessages } from './provider.messages.ts';
import { UnsavedWorkContext } from './unsaved-work-context.ts';

/** The message of a failed part, and the action of its Reload button. */
export function usePartFailure({ isNotLoaded }: Pick<PartFailure, 'isNotLoaded'>) {
  const messages = useWords(providerMessages);
  const { host } = useHost();
  const unsavedWork = useContext(UnsavedWorkContext);
  const details = [
    isNotLoaded ? messages.partNotLoadedDetails : messages.partFailedDetails,
    unsavedWork && messages.draftSaved,
  ];
  return {
    message: isNotLoaded ? messages.partNotLoaded : messages.partFailed,
    details: details.filter(Boolean).join(' '),
    reload: () => {
      unsavedWork?.prepareReload();
      host.leave(globalThis.location.href);
    },
  };
}
