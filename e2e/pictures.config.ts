import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes pictures of every page: `npm run pictures`, or `npm run pictures -- -g episodes` for one. */
export default defineConfig({
  ...journeys,
  testMatch: ['pictures/**/*.spec.ts'],
  outputDir: 'test-results/pictures',
  workers: 2,
  retries: 0,
});
