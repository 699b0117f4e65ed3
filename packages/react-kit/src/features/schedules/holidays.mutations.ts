import type { Holiday, HolidayInput } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { schedulesQueries } from './schedules.queries.ts';

export interface SaveHoliday {
  /** Null makes a new one. */
  id: Holiday['id'] | null;
  days: HolidayInput;
}

/** Lets the schedules of a show rest for some days, or moves such days. Done once the schedules are read anew. */
export function useSaveHoliday() {
  const { client } = usePostKit();
  const readAnew = useReadSchedulesAnew();
  return useMutation({
    mutationFn: async ({ id, days }: SaveHoliday): Promise<Holiday> =>
      id === null ? client.schedules.createHoliday(days) : client.schedules.updateHoliday(id, days),
    onSuccess: readAnew,
  });
}

/** Takes days of rest back. */
export function useDeleteHoliday() {
  const { client } = usePostKit();
  const readAnew = useReadSchedulesAnew();
  return useMutation({ mutationFn: async (id: Holiday['id']) => client.schedules.deleteHoliday(id), onSuccess: readAnew });
}

function useReadSchedulesAnew() {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: schedulesQueries.all() });
}
