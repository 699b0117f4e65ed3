import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';

describe('AnalyticsResource', () => {
  it('ANALYTICS-067 loads CSV files from the media host of the settings', async () => {
    const asked: string[] = [];
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      hosts: { media: 'https://media.example.org' },
      fetch: async (address) => {
        asked.push(new Request(address).url);
        return new Response('Show');
      },
    });
    const job = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
    expect(await (await client.analytics.downloadCsv(job)).text()).toBe('Show');
    expect(asked).toEqual([`https://media.example.org/wxyz/api/v1/${job}/download_csv.csv`]);
  });
});
