// Test files share their workers and pages, so what one test leaves is cleared after it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { useMessages } from '../host/messages.store.ts';

// On a busy machine, updates that take milliseconds can take seconds.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useMessages.setState({ messages: [] });
  localStorage.clear();
  sessionStorage.clear();
});
