import { defineStore } from './define-store.ts';

/** A message in the message bar. */
export interface Message {
  name: string;
  details: string;
  type: 'error' | 'success';
  /** A button of the message; pressing it dismisses the message. */
  action?: { label: string; onPress: () => void };
  /** Takes back what the message reports; gives it a button “Undo” before the action. */
  undo?: () => void;
}

export interface ShownMessage extends Message {
  key: number;
}

interface MessagesState {
  messages: readonly ShownMessage[];
  /** Shows a message and returns the key that dismisses it. Repeating the same text does not add a message. */
  show(message: Message): number;
  dismiss(key: number): void;
}

let lastKey = 0;

export const useMessages = defineStore<MessagesState>((set, get) => ({
  messages: [],
  show: (message) => {
    const same = get().messages.find(
      (shown) =>
        shown.name === message.name && shown.details === message.details && shown.type === message.type,
    );
    const key = ++lastKey;
    set((state) => ({
      messages: [...state.messages.filter((shown) => shown !== same), { ...message, key }],
    }));
    return key;
  },
  dismiss: (key) => set((state) => ({ messages: state.messages.filter((message) => message.key !== key) })),
}));
