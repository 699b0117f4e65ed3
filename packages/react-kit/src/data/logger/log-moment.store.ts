import { defineStore } from '../../host/define-store.ts';

interface LogMoment {
  /** Unix seconds of the moment that the log should open at; null to open as usual. */
  moment: number | null;
  ask(moment: number): void;
  clear(): void;
}

/** A moment of the log that another screen leads to; the log that opens next shows it, and clears it. */
export const useLogMoment = defineStore<LogMoment>((set) => ({
  moment: null,
  ask: (moment) => set({ moment }),
  clear: () => set({ moment: null }),
}));
