import { type Message, useMessages } from './messages.store.ts';

/** Returns a function that shows a message, also after the component has unmounted; it returns the key that dismisses it. */
export function useNotify(): (message: Message) => number {
  return useMessages((state) => state.show);
}
