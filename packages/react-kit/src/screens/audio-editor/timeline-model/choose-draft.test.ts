import { describe, expect, it } from 'vitest';
import type { RetiredDraft } from '@postkit/sdk/schema';
import { adItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import {
  chooseDraft,
  type LocalDraft,
  noDraft,
  readEndedDraft,
  readLocalDraft,
  type StationDraft,
  writeEndedDraft,
  writeLocalDraft,
} from './choose-draft.ts';
import type { StoredDraft } from './stored-draft.ts';

const none = { left: 0, top: 0, right: 0, bottom: 0 };
const form = {
  showId: 4,
  name: 'Morning',
  tags: ['news'],
  description: '',
  social_share_text: '',
  expires_at: null,
  image: '',
  image_croppings: none,
  rss_image: '',
  rss_image_croppings: none,
};
const draft: StoredDraft = { place: 'wxyz/4/0', version: null, items: [], form };
const other: StoredDraft = { ...draft, form: { ...form, name: 'Evening' } };
const [mineId, theirId] = ['3f0c9d3c-55a2-4ba0-8a36-1e7f0a3b0001', '3f0c9d3c-55a2-4ba0-8a36-1e7f0a3b0002'];

/** A copy of revision `one` that the station has completely, by default. */
const local = (overrides: Partial<LocalDraft> = {}): LocalDraft => ({
  id: mineId,
  draft,
  base: 'one',
  pending: null,
  isSent: true,
  savedAt: 1_795_520_000,
  ...overrides,
});

const onStation = (overrides: Partial<StationDraft> = {}): StationDraft => ({
  id: mineId,
  draft: other,
  revision: 'two',
  updatedAt: 1_795_521_600,
  ...overrides,
});

const retired = (overrides: Partial<RetiredDraft> = {}): RetiredDraft => ({
  id: mineId,
  outcome: 'published',
  by: 'Ina Berg',
  at: 1_795_521_700,
  episode_id: 12,
  unseen_revision: null,
  ...overrides,
});

describe('readLocalDraft', () => {
  it('restores a draft only at the same address', () => {
    expect(readLocalDraft(writeLocalDraft(local()), 'wxyz/4/0')).toEqual(local());
    expect(readLocalDraft(writeLocalDraft(local()), 'wxyz/5/0')).toBeNull();
  });

  it('reads a draft from before the station stored drafts', () => {
    expect(readLocalDraft(JSON.stringify(draft), 'wxyz/4/0')).toEqual(
      local({ id: null, base: null, isSent: false, savedAt: null }),
    );
  });

  it('reads items of a draft from before fades existed', () => {
    const item = adItem('Targeted Ads', 'a');
    const { fadeInMs: _in, fadeOutMs: _out, ...old } = item;
    expect(readLocalDraft(JSON.stringify({ ...draft, items: [old] }), 'wxyz/4/0')?.draft.items).toEqual([
      item,
    ]);
  });

  it('is null for nothing, for invalid JSON and for a draft of another shape', () => {
    expect([null, '', '{', '{"place":"wxyz/4/0"}'].map((text) => readLocalDraft(text, 'wxyz/4/0'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('chooseDraft', () => {
  const mine = { ...noDraft, id: mineId, draft, savedAt: 1_795_520_000 };
  const theirs = { ...noDraft, draft: other, base: 'two', isSent: true, savedAt: 1_795_521_600 };
  const unsent = local({ isSent: false });
  const old = { id: null, savedAt: null };
  const elsewhere = onStation({ id: theirId });

  it.each([
    ['a new draft if there is none', null, { draft: null }, noDraft],
    ['the station’s if this browser has none', null, { draft: onStation() }, { ...theirs, id: mineId }],
    ['mine if the station is unreachable', unsent, undefined, { ...mine, base: 'one' }],
    ['a new draft if the station is unreachable and this browser has none', null, undefined, noDraft],
    ['mine if the station lost its copy', local(), { draft: null }, mine],
    [
      'mine if the station has the same revision',
      local({ base: 'two' }),
      { draft: onStation() },
      { ...mine, base: 'two', isSent: true },
    ],
    [
      'mine if it is based on the station’s',
      local({ base: 'two', isSent: false }),
      { draft: onStation() },
      { ...mine, base: 'two' },
    ],
    [
      'mine if the station’s is its own last save',
      local({ pending: 'two', isSent: false }),
      { draft: onStation() },
      { ...mine, base: 'two' },
    ],
    [
      'the station’s if mine is an older revision of it',
      local(),
      { draft: onStation() },
      { ...theirs, id: mineId },
    ],
    [
      'the station’s if mine is an older draft of the key',
      local(),
      { draft: elsewhere },
      { ...theirs, id: theirId },
    ],
    [
      'mine, with the station’s as the other, if both were changed',
      unsent,
      { draft: onStation() },
      { ...mine, base: 'one', other: onStation() },
    ],
    [
      'mine, with the station’s as the other, if they are two drafts',
      unsent,
      { draft: elsewhere },
      { ...mine, base: 'one', other: elsewhere },
    ],
    [
      'a new draft in place of an unreadable one',
      null,
      { draft: onStation({ draft: null }) },
      { ...noDraft, id: mineId, base: 'two' },
    ],
    [
      'mine in place of an unreadable one',
      local(),
      { draft: onStation({ draft: null }) },
      { ...mine, base: 'two' },
    ],

    [
      'nothing of a draft that was published completely',
      local(),
      { draft: null, retired: retired() },
      { ...noDraft, ended: { retired: retired(), left: null } },
    ],
    [
      'a new draft, with the unsent changes of a published one left',
      unsent,
      { draft: null, retired: retired() },
      { ...noDraft, ended: { retired: retired(), left: draft } },
    ],
    [
      'a new draft, with changes that the publisher had not seen left',
      local(),
      { draft: null, retired: retired({ unseen_revision: 'one' }) },
      { ...noDraft, ended: { retired: retired({ unseen_revision: 'one' }), left: draft } },
    ],
    [
      'nothing of a discarded draft',
      local(),
      { draft: null, retired: retired({ outcome: 'discarded' }) },
      { ...noDraft, ended: { retired: retired({ outcome: 'discarded' }), left: null } },
    ],
    [
      'the next draft of the key, with the changes of the retired one left',
      unsent,
      { draft: elsewhere, retired: retired() },
      { ...theirs, id: theirId, ended: { retired: retired(), left: draft } },
    ],

    [
      'an old draft, with the id from the station',
      local({ ...old, base: 'two' }),
      { draft: onStation() },
      { ...mine, savedAt: null, base: 'two', isSent: true },
    ],
    [
      'an old unsent draft, as a new one',
      local({ ...old, base: null, isSent: false }),
      { draft: null },
      { ...mine, id: null, savedAt: null },
    ],
    [
      'a new draft, with an old draft that the station deleted left',
      local(old),
      { draft: null },
      { ...noDraft, ended: { retired: null, left: draft } },
    ],
  ] as const)('chooses %s', (_, stored, response, chosen) => {
    expect(chooseDraft(stored, response && { retired: null, ...response })).toEqual(chosen);
  });
});

describe('readEndedDraft', () => {
  it('reads an ended draft only at the same address, and nothing else', () => {
    const ended = { retired: retired(), left: draft };
    expect(readEndedDraft(writeEndedDraft(ended), 'wxyz/4/0')).toEqual(ended);
    expect(readEndedDraft(writeEndedDraft(ended), 'wxyz/5/0')).toBeNull();
    for (const text of [null, '{', '{"retired":null}']) expect(readEndedDraft(text, 'wxyz/4/0')).toBeNull();
  });
});
