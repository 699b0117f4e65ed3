import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with axe's findings on the current page. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // Elements that fade in have wrong colours for a moment.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // A page without frames is analysed in place: assembling the results of frames takes another page, and four times as long.
  const isWithoutFrames = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isWithoutFrames)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 300)) }))).toEqual([]);
}
