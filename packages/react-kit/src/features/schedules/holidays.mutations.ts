import type { Holiday, HolidayInput } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { automationsQueries } from './automations.queries.ts';

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
      id === null ? client.automations.createHoliday(days) : client.automations.updateHoliday(id, days),
    onSuccess: readAnew,
  });
}

/** Takes days of rest back. */
export function useDeleteHoliday() {
  const { client } = usePostKit();
  const readAnew = useReadSchedulesAnew();
  return useMutation({ mutationFn: async (id: Holiday['id']) => client.automations.deleteHoliday(id), onSuccess: readAnew });
}

function useReadSchedulesAnew() {
  const queries = useQueryClient();
  return async () => queries.invalidateQueries({ queryKey: automationsQueries.all() });
}
