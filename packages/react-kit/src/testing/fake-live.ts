import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { LiveState, PostKitClient } from '@postkit/sdk';
import type { LiveEventName, LiveMessage } from '@postkit/sdk/schema';

type Handler = (message: never, event: { readonly id: string }) => void;

/** Replaces a client's live channel: it is open from the start, and the test emits its events and sets its state. */
export function fakeLive({ live }: PostKitClient) {
  const handlers = new Set<{ name: string; handler: Handler }>();
  const watchers = new Set<(state: LiveState) => void>();
  let state: LiveState = 'open';
  vi.spyOn(live, 'state', 'get').mockImplementation(() => state);
  vi.spyOn(live, 'open').mockImplementation(() => undefined);
  vi.spyOn(live, 'close').mockImplementation(() => undefined);
  vi.spyOn(live, 'on').mockImplementation((name, handler) => {
    const entry = { name, handler };
    handlers.add(entry);
    return () => void handlers.delete(entry);
  });
  vi.spyOn(live, 'onState').mockImplementation((watcher) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  });
  return {
    send<Name extends LiveEventName>(name: Name, message: LiveMessage<Name>): void {
      act(() => {
        for (const entry of handlers) if (entry.name === name) entry.handler(message as never, { id: '' });
      });
    },
    enter(next: LiveState): void {
      state = next;
      act(() => watchers.forEach((watch) => watch(next)));
    },
  };
}
