import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playoutPresets, type PresetId, trySample } from './index.ts';

const folder = join(import.meta.dirname, '../../../../docs/guides/playout-systems');
const arrival = { arrived_ms: Date.parse('2026-03-10T13:02:11Z'), timezone: 'UTC' };

/** The samples of the guide: the form in which each arrives, its preset, its text, and what the page says of it. */
const samples = readdirSync(folder).flatMap((name) =>
  [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /<!-- (\w+) ([\w-]+) -->\n+```\w+\n(.*?)\n```\n+It becomes:\n+```text\n(.*?)\n```/gs,
    ),
  ].map(([, form = '', preset = '', text = '', becomes = '']) => ({ name, form, preset, text, becomes })),
);

/** The elements of a sample as `postkit playout read` prints them. */
function linesOf(form: string, preset: PresetId, text: string): string {
  const received =
    form === 'query'
      ? { bytes: new Uint8Array(), query: text }
      : {
          bytes: Buffer.from(text),
          contentType: form === 'form' ? 'application/x-www-form-urlencoded' : null,
        };
  const { decisions } = trySample({ preset }, received, arrival);
  return decisions
    .map(({ fate, message: { started_at_ms, type, cart, artist, title, planned_ms, category } }) =>
      [
        fate,
        started_at_ms === null ? '' : new Date(started_at_ms).toISOString(),
        type,
        cart,
        [artist, title].filter(Boolean).join(' - '),
        planned_ms === null ? '' : `${planned_ms / 1000} s`,
        category,
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n');
}

describe('the guide to playout systems', () => {
  it.each(samples)('$name says what becomes of its $preset message', ({ form, preset, text, becomes }) => {
    expect(linesOf(form, preset as PresetId, text)).toBe(becomes);
  });

  it('has a page or a line for each system', () => {
    const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const missing = Object.values(playoutPresets).filter(
      ({ name }) => !pages.some((page) => page.includes(name)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
