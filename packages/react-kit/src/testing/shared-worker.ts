// Test files share their workers and pages, so what one test leaves is cleared after it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { usePreview } from '../features/audio-events/preview.store.ts';
import { useRangePlayback } from '../features/audio-editor/transport/range-playback.store.ts';
import { useTransport } from '../features/audio-editor/transport/transport.store.ts';
import { useReceipt } from '../features/deliveries/receipt.store.ts';
import { useShowSetup } from '../features/shows/setup/show-setup.store.ts';
import { useUploads } from '../features/uploads/uploads.store.ts';
import { useMessages } from '../host/messages.store.ts';
import { useCommandRegistry } from '../screen/commands/commands.store.ts';
import './load-controls.ts';

// On a busy machine, updates that take milliseconds can take seconds.
configure({ asyncUtilTimeout: 10_000 });

/** Resets of the stores of the page, such as the audio that plays. */
const resets = [
  resetOf(useMessages),
  resetOf(usePreview),
  resetOf(useRangePlayback),
  resetOf(useTransport),
  resetOf(useReceipt),
  resetOf(useShowSetup),
  resetOf(useUploads),
  resetOf(useCommandRegistry),
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const reset of resets) reset();
  localStorage.clear();
  sessionStorage.clear();
});

function resetOf<State>(store: Pick<StoreApi<State>, 'getInitialState' | 'setState'>): () => void {
  return () => store.setState(store.getInitialState(), true);
}
