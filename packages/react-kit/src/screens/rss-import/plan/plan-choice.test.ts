import { describe, expect, it } from 'vitest';
import type { ImportItem, PodcastImportDetails } from '@postkit/sdk/schema';
import {
  filterItems,
  initialChoice,
  kindNames,
  type PlanFilter,
  planCsv,
  planSums,
  seasonsOf,
  withChoice,
} from './plan-choice.ts';

const empty = {
  guid: '',
  published: null,
  is_dated: true,
  season: null,
  episode: null,
  episode_type: 'full',
  bytes: null,
} as const;
const rest = {
  seconds: null,
  disk_bytes: null,
  clash: '',
  encoding: '',
  warning: '',
  file_hash: '',
  note: '',
  playlist_id: null,
} as const;
const item = (id: number, over: Partial<ImportItem> = {}): ImportItem => ({
  id,
  title: `T${id}`,
  status: 'waiting',
  lost: [],
  ...empty,
  ...rest,
  ...over,
});
const items = [
  item(1, { season: 2, seconds: 60, disk_bytes: 100 }),
  item(2, { clash: 'deleted', season: 1 }),
  item(3, { clash: 'no_audio' }),
  item(4, { lost: ['link'], title: 'Fog' }),
];
const all = { text: '', part: 'all', season: '', days: null } as const;
const filtered = (filter: PlanFilter) => ids(filterItems(items, filter, 'Europe/Dublin'));
const ids = (list: readonly ImportItem[]) => list.map(({ id }) => id);

describe('a plan', () => {
  it('chooses at first what does not clash, and never what cannot be imported', () => {
    expect([...initialChoice(items)]).toEqual([1, 4]);
    expect([...withChoice(new Set([1]), items, true)]).toEqual([1, 2, 4]);
    expect([...withChoice(new Set([1, 2]), items, false)]).toEqual([]);
  });

  it('is filtered by title, part and season', () => {
    expect(filtered(all)).toEqual([1, 2, 3, 4]);
    expect(filtered({ ...all, text: ' fog' })).toEqual([4]);
    expect(filtered({ ...all, part: 'import' })).toEqual([1, 4]);
    expect(filtered({ ...all, part: 'clashes' })).toEqual([2, 3]);
    expect(filtered({ ...all, part: 'losses' })).toEqual([4]);
    expect(filtered({ ...all, season: '1' })).toEqual([2]);
    expect(seasonsOf(items)).toEqual([1, 2]);
  });

  it('is filtered by days in the time of the station, and leaves out items without a date', () => {
    const dated = [
      item(1, { published: Date.parse('2026-07-01T22:59:00Z') / 1000 }),
      item(2, { published: Date.parse('2026-07-01T23:00:00Z') / 1000 }),
      item(3),
    ];
    const days = { start: '2026-07-02', end: '2026-07-02' };
    expect(ids(filterItems(dated, { ...all, days }, 'Europe/Dublin'))).toEqual([2]);
  });

  it('names the kinds of losses once each, and keeps the names of elements that it does not know', () => {
    expect(
      kindNames(['link', 'podcast_link', 'trailer'], { link: 'the web page', podcast_link: 'the web page' }),
    ).toBe('the web page, trailer');
  });

  it('sums the chosen items', () => {
    expect(planSums(items, new Set([1, 4]))).toMatchObject({ count: 2, seconds: 60, bytes: 100, unknown: 1 });
  });

  it('counts the chosen items whose audio is encoded, by the reason', () => {
    const encodings = ['loudness', 'format', '', 'loudness', 'bit_rate', 'bumpers'] as const;
    const encoded = encodings.map((encoding, index) => item(index, { encoding }));
    expect(planSums(encoded, new Set([0, 1, 2, 4])).encoded).toEqual({
      loudness: 1,
      format: 1,
      bit_rate: 1,
      bumpers: 0,
    });
  });

  it('becomes CSV that no spreadsheet runs', () => {
    const csv = planCsv({ items: [item(1, { title: '=1+"1"' })] } as unknown as PodcastImportDetails);
    expect(csv.split('\r\n')[1]).toContain(`"1","'=1+""1"""`);
  });
});
