import { expect, it } from 'vitest';
import { methodology } from '@postkit/sdk/schema';
import { startStation } from '../../../testing/index.ts';

it('is public as JSON and as a page, with the rule that the station counts by', async () => {
  const station = await startStation({
    env: { POSTKIT_DOWNLOAD_RULE: 'iab-2.2', POSTKIT_DOWNLOAD_WINDOW: 'first-touch' },
  });
  try {
    const response = await station.call('/.well-known/podcast-measurement.json');
    const facts = methodology.parse(await response.json());
    expect(facts).toMatchObject({ minimum_seconds: 60, window_hours: 24, ipv6_bits: 64, reason_days: 90 });
    expect(facts.counting).toMatchObject({ rule: 'iab-2.2', window: 'first-touch' });
    expect(facts.rules.map(({ rule }) => rule)).toEqual(['iab-2.2', 'iab-2.3']);

    const page = await station.call('/.well-known/podcast-measurement');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    for (const text of [
      'IAB 2.2',
      `OPAWG, ${facts.list.date}`,
      'begins with the first request',
      `${facts.list.robots} robots`,
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('midnight');
  } finally {
    await station.close();
  }
});

it('refuses a window that the rule does not have', async () => {
  const env = { POSTKIT_DOWNLOAD_RULE: 'iab-2.2', POSTKIT_DOWNLOAD_WINDOW: 'last-touch' };
  await expect(startStation({ env })).rejects.toThrow(
    'POSTKIT_DOWNLOAD_WINDOW: last-touch needs POSTKIT_DOWNLOAD_RULE=iab-2.3',
  );
});
