import { useSettings } from '../settings/settings.queries.ts';

/** The share of the demo station that is made, 0 to 100; null if there is none to make, or it is complete. */
export function useDemoProgress(): number | null {
  return useSettings().data?.settings.demo_progress ?? null;
}
