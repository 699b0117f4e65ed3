import { describe, expect, it } from 'vitest';
import type { Draft, TodayDraft } from '@postkit/sdk/schema';
import { english } from '../../../words/catalogue.ts';
import { draftCards } from './draft-cards.model.ts';

/** 08:00 in New York. */
const now = Date.UTC(2026, 10, 2, 13) / 1000;
const place = { station: 'wxyz', zone: 'America/New_York', now };

const own = (key: string, content: unknown, updated_at = now - 60): Draft => ({
  key,
  id: '6f1c0c8e-6f0a-4f5a-9a52-0f7b1f0d7a01',
  revision: '6f1c0c8e-6f0a-4f5a-9a52-0f7b1f0d7a02',
  content: typeof content === 'string' ? content : JSON.stringify(content),
  events: [],
  updated_at,
});
const timeline = (form: object, ...lengths: number[]) => ({
  form: { showId: 4, name: 'Ferry', description: 'A boat.', image: '', rss_image: '', ...form },
  items: lengths.map((durationMs) => ({ durationMs, category: 'Talk' })),
});
const saved = (overrides: Partial<TodayDraft> = {}): TodayDraft => ({
  playlist_id: 12,
  show_id: 4,
  show: 'Tide',
  name: 'Anniversary',
  description: 'Notes',
  image: 'a.jpg',
  rss_image: '',
  updated_at: now - 120,
  updated_by: 'Tom',
  clips: [{ seconds: 61, category: 'Talk' }],
  destinations: 1,
  ...overrides,
});
const cards = (drafts: { own?: Draft[]; saved?: TodayDraft[] }) =>
  draftCards({ own: [], saved: [], ...drafts }, place, english);
const lineOf = (drafts: { own?: Draft[]; saved?: TodayDraft[] }) => cards(drafts)[0]?.line;

describe('draftCards', () => {
  it('shows the latest change first, at most five, and unsaved work in place of its episode', () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      saved({ playlist_id: 20 + index, updated_at: now - 500 - index }),
    );
    const list = cards({ own: [own('episode-12', timeline({}, 1000))], saved: [saved(), ...many] });
    expect(list.map(({ id }) => id)).toEqual([
      'episode-12',
      'episode-20',
      'episode-21',
      'episode-22',
      'episode-23',
    ]);
    expect(list[0]?.name).toBe('Ferry');
  });

  it('leads to the editor of the episode, of a new one of the show, or of a new one', () => {
    const addresses = cards({
      own: ['episode-12', 'show-4', 'new'].map((key, index) => own(key, timeline({}), now - index)),
    }).map(({ address }) => address);
    expect(addresses).toEqual([
      '/wxyz/shows/4/episodes/12/edit-audio/audio-editor',
      '/wxyz/shows/4/episodes/0/edit-audio/audio-editor',
      '/wxyz/audio-editor',
    ]);
  });

  it('says how long it is, and what is missing', () => {
    expect(lineOf({ own: [own('show-4', timeline({}, 60_000, 1000))] })).toBe(
      '01:01, 2 clips, ready to check. Saved 07:59',
    );
    expect(lineOf({ own: [own('show-4', timeline({ name: ' ', description: '' }))] })).toBe(
      'no clips yet, no title yet, no description yet. Saved 07:59',
    );
    expect(lineOf({ saved: [saved()] })).toBe('01:01, 1 clip, ready to check. Tom, 07:58');
    expect(lineOf({ saved: [saved({ destinations: 0, description: ' ', updated_by: '' })] })).toBe(
      '01:01, 1 clip, no description yet, no destination yet. Saved 07:58',
    );
  });

  it('omits what is no timeline, and work on an episode whose show is unknown', () => {
    const broken = ['not JSON', {}, { items: [] }, { items: {}, form: {} }].map((content) =>
      own('new', content),
    );
    expect(cards({ own: [...broken, own('episode-9', timeline({ showId: null }))] })).toEqual([]);
    expect(cards({ own: [own('new', timeline({ name: '' }))] })[0]?.name).toBe('Untitled episode');
  });

  it('has the square image, else the wide one, and clips that play', () => {
    expect(cards({ saved: [saved({ rss_image: 'square.jpg' })] })[0]?.image).toBe('square.jpg');
    const [card] = cards({ own: [own('new', timeline({ image: 'wide.jpg' }, 2500, 0))] });
    expect(card).toMatchObject({ image: 'wide.jpg', clips: [{ seconds: 2.5, category: 'Talk' }] });
  });
});
