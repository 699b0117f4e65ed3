// Test files share their workers and pages, so what one test leaves is cleared after it.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './load-controls.ts';
import './without-element-stacks.ts';
import { resetStores } from './stores.ts';

// On a busy machine, updates that take milliseconds can take seconds.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
});
