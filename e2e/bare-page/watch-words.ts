import type { Page } from '@playwright/test';
import { shownTexts } from '../support/shown-words.ts';
import { unmarked } from './marked-words.ts';
import { expect } from './test.ts';

/** Names that are the same in every language or of the bare page, the letters of keys, and the user's initials. */
const names = /^(?:Cover|RSS|Facebook|Megaphone|Omny|Spreaker|Twitter|Webhook|YouTube|\p{Lu}{1,2})$/u;
/** Words of React Aria, which has them in the language of the provider. */
const ofReactAria =
  /^(?:Dismiss|Number field|Decrease|Increase|Show suggestions|(?:month|day|year|hour|minute|AM\/PM),(?: (?:Start|End) Date,)?|mm|dd|yyyy)$/;
/** Words that `Intl` writes: dates, and the units and keys that are the same in every language. */
const written = new RegExp(
  [
    '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?',
    'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
    '(?:\\d{1,2}:\\d{2})?[ap]m|AM|PM|UTC|dB|dBFS|LUFS|dBTP|kHz|kbps|kB|MB|GB|Ctrl|Alt|Shift|Enter|Esc|POST',
  ]
    .map((group) => `\\b(?:${group})\\b`)
    .join('|'),
  'gi',
);
/** An address of the station without its scheme. */
const address = /^(?:localhost|127\.0\.0\.1):\d+\/\S+$/;
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The strings of the station's responses, which the screens show as they are. */
function collectData(page: Page): string[] {
  const data: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.push(value);
    else if (typeof value === 'object' && value !== null) {
      if ('first_name' in value && 'last_name' in value)
        data.push(`${String(value.first_name)} ${String(value.last_name)}`);
      Object.values(value).forEach(collect);
    }
  };
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) void response.json().then(collect, () => {});
  });
  return data;
}

function isOfCatalogueOrStation(text: string, data: readonly string[]): boolean {
  const rest = unmarked(text).trim();
  if (!/\p{L}/u.test(rest.replace(written, '')) || names.test(rest) || ofReactAria.test(rest)) return true;
  const isData = (part: string) =>
    data.some((value) => value.includes(part) || (/^[A-Z]{2}$/.test(value) && countries.of(value) === part));
  return rest.split(/ ?· ?|, /).every((part) => isData(part) || address.test(part));
}

/** Call it before the page loads. Checks a screen in marked words: every word is of the catalogue or the station's, and it fits. */
export function watchWords(page: Page) {
  const data = collectData(page);
  return async () => {
    await page.getByRole('heading', { name: '⟦' }).or(page.getByLabel('⟦')).first().waitFor();
    await page.locator('[aria-busy=true], .pk-skeleton').first().waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await shownTexts(page)).filter((text) => !isOfCatalogueOrStation(text, data)))
      .toEqual([]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Charts take their new width in a later frame.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  };
}
