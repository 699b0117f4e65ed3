import { describe, expect, it } from 'vitest';
import type { ImportItem, PodcastImport } from '@postkit/sdk/schema';
import { groupByReason, importProgress, withImport } from './import-list.ts';

const one = (overrides: Partial<PodcastImport>): PodcastImport => ({
  id: 1,
  url: 'https://example.com/feed.xml',
  title: 'Tides',
  show_id: 4,
  social_media_connections: [2],
  status: 'running',
  warnings: [],
  owner_email: '',
  owner_until: null,
  total: 4,
  imported: 0,
  skipped: 0,
  failed: 0,
  created_at: 0,
  created_by: 'Ada',
  ...overrides,
});

describe('withImport', () => {
  it('replaces a known import, and puts a new one first', () => {
    const list = [one({ id: 2 }), one({ id: 1 })];
    expect(withImport(list, one({ id: 1, imported: 3 })).map(({ id, imported }) => [id, imported])).toEqual([
      [2, 0],
      [1, 3],
    ]);
    expect(withImport(list, one({ id: 3 })).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe('importProgress', () => {
  it('counts every item that has ended', () => {
    expect(importProgress(one({ imported: 1, skipped: 1, failed: 1 }))).toEqual({ ended: 3, percent: 75 });
    expect(importProgress(one({ total: 0 }))).toEqual({ ended: 0, percent: 100 });
  });
});

describe('groupByReason', () => {
  it('groups by reason: failures before skipped items, larger groups first', () => {
    const item = (status: ImportItem['status'], note: string, id: number) => ({
      id,
      title: `${id}`,
      guid: '',
      published: null,
      is_dated: true,
      season: null,
      episode: null,
      episode_type: 'full' as const,
      bytes: null,
      seconds: null,
      disk_bytes: null,
      clash: '' as const,
      encoding: '' as const,
      lost: [],
      warning: '',
      file_hash: '',
      status,
      note,
      playlist_id: null,
    });
    const items = [
      item('skipped', 'here', 1),
      item('imported', '', 2),
      item('failed', 'gone', 3),
      item('failed', 'slow', 4),
      item('failed', 'slow', 5),
      item('waiting', '', 6),
    ];
    expect(groupByReason(items).map(({ note, items: same }) => [note, same.length])).toEqual([
      ['slow', 2],
      ['gone', 1],
      ['here', 1],
    ]);
  });
});
