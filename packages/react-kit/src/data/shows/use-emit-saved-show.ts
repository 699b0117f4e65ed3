import { useCallback } from 'react';
import type { Show } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';

/** Reports a created or changed show to the host. */
export function useEmitSavedShow(): (show: Pick<Show, 'id' | 'title'>, isNew: boolean) => void {
  const { client, emit } = usePostKit();
  return useCallback(
    ({ id, title }, isNew) =>
      emit('onShowSaved', { station: client.transport.station ?? '', showId: id, title, isNew }),
    [client, emit],
  );
}
