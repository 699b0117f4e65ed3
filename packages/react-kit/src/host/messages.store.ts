import { create } from 'zustand';

/** What the message bar shows. */
export interface Message {
  name: string;
  details: string;
  type: 'error' | 'success';
  /** What can be done about it; pressing it takes the message away. */
  action?: { label: string; onPress: () => void };
}

export interface ShownMessage extends Message {
  key: number;
}

interface MessagesState {
  messages: readonly ShownMessage[];
  /** Puts a message into the bar; answers the key that dismisses it. The same words shown twice stay one message. */
  show(message: Message): number;
  dismiss(key: number): void;
}

let lastKey = 0;

export const useMessages = create<MessagesState>()((set, get) => ({
  messages: [],
  show: (message) => {
    const same = get().messages.find(
      (shown) => shown.name === message.name && shown.details === message.details && shown.type === message.type,
    );
    const key = ++lastKey;
    set((state) => ({ messages: [...state.messages.filter((shown) => shown !== same), { ...message, key }] }));
    return key;
  },
  dismiss: (key) => set((state) => ({ messages: state.messages.filter((message) => message.key !== key) })),
}));
