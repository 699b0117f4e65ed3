import { describe, expect, it } from 'vitest';
import { chooseDraft, readLocalDraft, writeLocalDraft } from './kept-draft.ts';
import type { StoredDraft } from './stored-draft.ts';
import { adItem } from './timeline-item.ts';

const none = { left: 0, top: 0, right: 0, bottom: 0 };
const form = {
  showId: 4,
  name: 'Morning',
  tags: ['news'],
  description: '',
  social_share_text: '',
  image: '',
  image_croppings: none,
  rss_image: '',
  rss_image_croppings: none,
};
const draft: StoredDraft = { place: 'wxyz/4/0', version: null, items: [], form };
const other: StoredDraft = { ...draft, form: { ...form, name: 'Evening' } };

describe('readLocalDraft', () => {
  it('takes up what was written at the same place only', () => {
    const local = { draft, base: 'one', isSent: true };
    expect(readLocalDraft(writeLocalDraft(local), 'wxyz/4/0')).toEqual(local);
    expect(readLocalDraft(writeLocalDraft(local), 'wxyz/5/0')).toBeNull();
  });

  it('reads a draft from before the station kept any', () => {
    expect(readLocalDraft(JSON.stringify(draft), 'wxyz/4/0')).toEqual({ draft, base: null, isSent: false });
  });

  it('takes up the items of a draft from before there were fades', () => {
    const item = adItem('Targeted Ads', 'a');
    const { fadeInMs: _in, fadeOutMs: _out, ...old } = item;
    expect(readLocalDraft(JSON.stringify({ ...draft, items: [old] }), 'wxyz/4/0')?.draft.items).toEqual([item]);
  });

  it('is null for nothing, for no JSON and for a draft of another shape', () => {
    expect([null, '', '{', '{"place":"wxyz/4/0"}'].map((text) => readLocalDraft(text, 'wxyz/4/0'))).toEqual([null, null, null, null]);
  });
});

describe('chooseDraft', () => {
  const station = { draft: other, revision: 'two', updatedAt: 1_795_521_600 };

  it('begins anew where nothing was left', () => {
    expect(chooseDraft(null, null)).toEqual({ draft: null, base: null, isSent: false, other: null });
  });

  it('takes up this browser’s draft where the station has none, or the one that it went on from', () => {
    expect(chooseDraft({ draft, base: 'gone', isSent: true }, null)).toEqual({ draft, base: null, isSent: false, other: null });
    expect(chooseDraft({ draft, base: 'two', isSent: false }, station)).toEqual({ draft, base: 'two', isSent: false, other: null });
  });

  it('takes up the station’s where this browser has none, or nothing that the station has not', () => {
    const taken = { draft: other, base: 'two', isSent: true, other: null };
    expect(chooseDraft(null, station)).toEqual(taken);
    expect(chooseDraft({ draft, base: 'one', isSent: true }, station)).toEqual(taken);
  });

  it('offers the station’s where both were changed', () => {
    expect(chooseDraft({ draft, base: 'one', isSent: false }, station)).toEqual({ draft, base: 'one', isSent: false, other: station });
  });

  it('goes over a draft of the station that this build cannot read', () => {
    const foreign = { ...station, draft: null };
    expect(chooseDraft(null, foreign)).toEqual({ draft: null, base: 'two', isSent: false, other: null });
    expect(chooseDraft({ draft, base: 'one', isSent: false }, foreign)).toEqual({ draft, base: 'two', isSent: false, other: null });
  });
});
