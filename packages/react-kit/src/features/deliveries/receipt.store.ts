import { create } from 'zustand';

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

/** The receipts that a message of the message bar leads to. */
export const useReceipt = create<ReceiptState>()((set) => ({
  episode: null,
  open: (episode) => set({ episode }),
  close: () => set({ episode: null }),
}));
