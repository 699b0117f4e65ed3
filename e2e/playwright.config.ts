import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { setMemoryFolder } from '../tools/setup/memory-folder.mjs';

setMemoryFolder();

const installed =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

export default defineConfig({
  testMatch: ['journeys/**/*.spec.ts', 'widget/**/*.spec.ts'],
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results',
  workers: 3,
  // A test that passes at its second try is listed as flaky; only that try records a trace, which costs CPU.
  retries: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because two browsers, a station and its encoder share two cores; what never comes still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    // Animations cost a tenth of the CPU, and every click waits for their end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
