import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/use-live.ts';
import { usePostKit } from '../postkit-context.ts';
import { settingsQueries, useSettings } from './settings.queries.ts';

/**
 * Refetches the settings when an admin changes the user's own licence or shows. Screens then open and close their parts;
 * refetching those first would show refusals.
 */
export function useOwnLicenceLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const userId = useSettings().data?.settings.user_id;
  useLive('licence_changed', (message) => {
    if (message.user_id !== userId) return;
    void queries
      .invalidateQueries({ queryKey: settingsQueries.all(client) })
      .then(() => queries.invalidateQueries());
  });
}
