import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';

const key = 'single-keys';

/** Whether single keys such as `/` work, and a function that stores the user's choice. */
export interface SingleKeys {
  areOn: boolean;
  choose(areOn: boolean): void;
}

export function useSingleKeys(): SingleKeys {
  const { storage } = useHost().host;
  const [areOn, setOn] = useState(() => storage.get(key) !== 'off');
  return {
    areOn,
    choose(next) {
      if (next) storage.remove(key);
      else storage.set(key, 'off');
      setOn(next);
    },
  };
}
