import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { takePictures } from './take-pictures.ts';

/** With `POSTKIT_LOOKS=1`, saves pictures of the page in test-results/looks. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env.POSTKIT_LOOKS !== '1') return;
  await takePictures(page, join(test.info().project.outputDir, 'looks'), name);
}
