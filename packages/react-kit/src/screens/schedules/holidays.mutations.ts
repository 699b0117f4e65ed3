import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Holiday, HolidayInput } from '@postkit/sdk/schema';
import { schedulesQueries } from '../../data/schedules/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

export interface SaveHoliday {
  /** Null creates a holiday. */
  id: Holiday['id'] | null;
  days: HolidayInput;
}

/** Creates or changes a holiday of a show. Resolves once the schedules are refetched. */
export function useSaveHoliday() {
  const { client } = usePostKit();
  const invalidate = useInvalidateSchedules();
  return useMutation({
    mutationFn: async ({ id, days }: SaveHoliday): Promise<Holiday> =>
      id === null ? client.schedules.createHoliday(days) : client.schedules.updateHoliday(id, days),
    onSuccess: invalidate,
  });
}

/** Deletes a holiday. */
export function useDeleteHoliday() {
  const { client } = usePostKit();
  const invalidate = useInvalidateSchedules();
  return useMutation({
    mutationFn: async (id: Holiday['id']) => client.schedules.deleteHoliday(id),
    onSuccess: invalidate,
  });
}

function useInvalidateSchedules() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: schedulesQueries.all(client) });
}
