import type { Connection } from '@postkit/sdk/schema';
import { useSaveConnection } from '../connections.mutations.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { setupMessages as messages } from './setup.messages.ts';

/** Switches a connection on and off at once; what failed goes back to what it was. */
export function useStatusSwitch({ id, type, status }: Connection) {
  const save = useSaveConnection();
  return {
    isOn: save.isPending ? save.variables.fields.status !== false : status,
    isBusy: save.isPending,
    change: (isOn: boolean) =>
      save.mutate({ id, fields: { type, status: isOn } }, { onError: (error) => reportFailure(messages.saveFailed, error) }),
  };
}
