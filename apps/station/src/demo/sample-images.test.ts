import { describe, expect, it } from 'vitest';
import { firstStation } from '../testing/index.ts';
import { stationTest } from '../testing/station-test.ts';
import { sampleImages } from './sample-images.ts';
import '../testing/postgres/only-on-sqlite.ts';

const { server: station } = stationTest();

describe('sampleImages', () => {
  it('finds pictures for the start of a search, and fewer for more words', async () => {
    const library = sampleImages(station.features.images);
    const searcher = { station: firstStation(station), address: 'https://post.example' };
    const all = await library.search(searcher, 'Entertainment');
    expect(all.length).toBeGreaterThan(4);
    const [storm, ...others] = await library.search(searcher, 'harbour RAIN');
    expect([storm?.title, others]).toEqual(['Before the storm', []]);
    const main = storm?.contentLinks.find(({ rel }) => rel === 'main')?.href ?? '';
    expect(main).toBe(`https://post.example/${station.slug}/images/sample-storm-main.jpg`);
    expect(await station.features.images.find(searcher.station, main)).toMatchObject({
      width: 2250,
      height: 1500,
    });
    expect(await library.search(searcher, 'zebra')).toEqual([]);
    expect(await library.search(searcher, 'Entertainment')).toEqual(all);
  });
});
