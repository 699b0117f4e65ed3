import { defineStore } from '../../host/define-store.ts';

/** The episode whose receipts are shown. */
export interface ReceiptOf {
  id: number;
  name: string;
}

interface ReceiptState {
  episode: ReceiptOf | null;
  open(episode: ReceiptOf): void;
  close(): void;
}

/** The receipts that a message in the message bar opens. */
export const useReceipt = defineStore<ReceiptState>((set) => ({
  episode: null,
  open: (episode) => set({ episode }),
  close: () => set({ episode: null }),
}));
