import { createClient } from '@postkit/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeAnswers, fakeStation } from '../../../testing/fake-station.ts';
import { readLocalDraft } from '../../../domain/timeline/kept-draft.ts';
import { type StoredDraft, writeDraft } from '../../../domain/timeline/stored-draft.ts';
import { newForm } from '../audio-editor.model.ts';
import { createDraftKeeper, type DraftKeeperOptions, type KeepingState } from './draft-keeper.ts';

const place = 'wxyz/4/0';
const draftNamed = (name: string): StoredDraft => ({ place, version: null, items: [], form: { ...newForm(null), name } });
const other = {
  key: 'show-4',
  revision: 'ffffffff-0000-4000-8000-000000000000',
  content: writeDraft(draftNamed('Theirs')),
  events: [],
  updated_at: 9,
};

interface SaveBody {
  base: string | null;
  revision: string;
  content: string;
}

function keep(answers: FakeAnswers = {}, start: Partial<DraftKeeperOptions['start']> = {}) {
  const { fetch, calls } = fakeStation({
    'drafts.save': ({ body }) => ({ key: 'show-4', revision: (body as SaveBody).revision, updated_at: 1 }),
    'drafts.remove': () => null,
    ...answers,
  });
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch, retries: 0, log: () => {} });
  let name = 'Mine';
  let stored: string | null = null;
  const states: KeepingState['status'][] = [];
  const keeper = createDraftKeeper({
    drafts: client.drafts,
    key: 'show-4',
    start: { base: null, isSent: true, other: null, isRestored: false, ...start },
    read: () => draftNamed(name),
    store: (text) => (stored = text),
    onState: ({ status }) => states.push(status),
  });
  return {
    keeper,
    states,
    change: (next: string) => {
      name = next;
      keeper.changed();
    },
    local: () => readLocalDraft(stored, place),
    saves: () => calls.filter(({ operation }) => operation === 'drafts.save').map(({ body }) => body as SaveBody),
    removed: () => calls.filter(({ operation }) => operation === 'drafts.remove').map(({ query }) => query['revision']),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('createDraftKeeper', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps nothing while nothing was changed', async () => {
    const { saves, local, states } = keep();
    await pass(60_000);
    expect([saves(), local(), states]).toEqual([[], null, []]);
  });

  it('writes here soon after a change, and on the station a little later, each from the one before', async () => {
    const { change, local, saves, states } = keep();
    change('M');
    change('Mo');
    await pass(300);
    expect(local()).toEqual({ draft: draftNamed('Mo'), base: null, isSent: false });
    change('Morning');
    await pass(2000);
    change('Morning!');
    await pass(2000);
    expect(saves().map(({ content }) => content)).toEqual([writeDraft(draftNamed('Morning')), writeDraft(draftNamed('Morning!'))]);
    expect(saves()[1]?.base).toBe(saves()[0]?.revision);
    expect(local()).toEqual({ draft: draftNamed('Morning!'), base: saves()[1]?.revision, isSent: true });
    expect(states.at(-1)).toBe('kept');
  });

  it('sends what a restored draft holds and the station has not', async () => {
    const { saves } = keep({}, { isRestored: true, isSent: false, base: other.revision });
    await pass(0);
    expect(saves()[0]?.base).toBe(other.revision);
  });

  it('goes on trying while the station is away, and not with what it refuses', async () => {
    const answers = [failure(503, 'Stopping.'), failure(503, 'Stopping.'), null];
    const { change, saves, states } = keep({
      'drafts.save': ({ body }) => answers.shift() ?? { key: 'show-4', revision: (body as SaveBody).revision, updated_at: 1 },
    });
    change('Mine');
    await pass(2000);
    expect(states.at(-1)).toBe('unreached');
    await pass(20_000);
    expect([saves().length, states.at(-1)]).toEqual([3, 'kept']);

    const refused = keep({ 'drafts.save': () => failure(400, 'This timeline is too long to keep.') });
    refused.change('Mine');
    await pass(60_000);
    expect([refused.saves().length, refused.states.at(-1)]).toEqual([1, 'unreached']);
    expect(refused.local()?.draft.form.name).toBe('Mine');
  });

  it('offers what another browser made of it, and sends nothing before the choice', async () => {
    const answers = [failure(409, 'This draft was changed in another browser.')];
    const { keeper, change, saves, states, local } = keep({
      'drafts.save': ({ body }) => answers.shift() ?? { key: 'show-4', revision: (body as SaveBody).revision, updated_at: 1 },
      'drafts.get': () => other,
    });
    change('Mine');
    await pass(2000);
    expect(states.at(-1)).toBe('changed');
    change('Mine, more of it');
    await pass(60_000);
    expect(saves()).toHaveLength(1);
    expect(local()?.draft.form.name).toBe('Mine, more of it');
    keeper.keepMine();
    await pass(0);
    expect(saves()[1]).toMatchObject({ base: other.revision, content: writeDraft(draftNamed('Mine, more of it')) });
    expect(states.at(-1)).toBe('kept');
  });

  it('begins again where the other is gone by now', async () => {
    const answers = [failure(409, 'This draft was changed in another browser.')];
    const { change, saves, states } = keep(
      { 'drafts.save': ({ body }) => answers.shift() ?? { key: 'show-4', revision: (body as SaveBody).revision, updated_at: 1 } },
      { isRestored: true, base: other.revision },
    );
    change('Mine');
    await pass(2000);
    await pass(100);
    expect([saves().map(({ base }) => base), states.at(-1)]).toEqual([[other.revision, null], 'kept']);
  });

  it('removes what it kept once the draft is done with, also what is on its way', async () => {
    const { keeper, change, saves, removed, local } = keep();
    change('Mine');
    await pass(2000);
    keeper.leave();
    await pass(60_000);
    expect([local(), removed()]).toEqual([null, [saves()[0]?.revision]]);

    const untouched = keep();
    untouched.keeper.leave();
    await pass(60_000);
    expect(untouched.removed()).toEqual([]);

    const hasty = keep();
    hasty.change('Mine');
    void pass(2000);
    hasty.keeper.leave();
    await pass(60_000);
    expect(hasty.removed()).toEqual(hasty.saves().map(({ revision }) => revision));
  });
});
