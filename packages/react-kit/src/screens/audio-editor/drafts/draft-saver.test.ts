import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { newForm } from '../audio-editor.model.ts';
import type { LocalDraft } from '../timeline-model/choose-draft.ts';
import { type StoredDraft, writeDraft } from '../timeline-model/stored-draft.ts';
import { createDraftSaver, type DraftSaverOptions, type DraftSaveState } from './draft-saver.ts';

const place = 'wxyz/4/0';
const draftNamed = (name: string): StoredDraft => ({
  place,
  version: null,
  items: [],
  form: { ...newForm(null), name },
});
const id = '3f0c9d3c-55a2-4ba0-8a36-1e7f0a3b0001';
const other = {
  key: 'show-4',
  id: '3f0c9d3c-55a2-4ba0-8a36-1e7f0a3b0002',
  revision: 'ffffffff-0000-4000-8000-000000000000',
  content: writeDraft(draftNamed('Theirs')),
  events: [],
  updated_at: 9,
};

const retired = {
  id,
  outcome: 'published',
  by: 'Ina Berg',
  at: 10,
  episode_id: 12,
  unseen_revision: null,
} as const;

interface SaveBody {
  id: string;
  base: string | null;
  revision: string;
  content: string;
}

const stored = (body: unknown) => ({
  key: 'show-4',
  id,
  revision: (body as SaveBody).revision,
  updated_at: 1,
});

function keep(answers: FakeResponses = {}, start: Partial<DraftSaverOptions['start']> = {}) {
  const { fetch, calls } = fakeStation({
    'drafts.save': ({ body }) => stored(body),
    'drafts.remove': () => null,
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    log: () => {},
  });
  let name = 'Mine';
  let local: LocalDraft | null = null;
  const states: DraftSaveState[] = [];
  const saver = createDraftSaver({
    drafts: client.drafts,
    key: 'show-4',
    start: { id, base: null, isSent: true, other: null, isRestored: false, ...start },
    read: () => draftNamed(name),
    storage: { write: (draft) => (local = draft), remove: () => (local = null) },
    onState: (state) => states.push(state),
  });
  return {
    saver,
    states: () => states.map(({ status }) => status),
    last: () => states.at(-1),
    change: (next: string) => {
      name = next;
      saver.changed();
    },
    local: () => local,
    saves: () =>
      calls.filter(({ operation }) => operation === 'drafts.save').map(({ body }) => body as SaveBody),
    removed: () =>
      calls.filter(({ operation }) => operation === 'drafts.remove').map(({ query }) => query['revision']),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('createDraftSaver', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves nothing before the first change', async () => {
    const { saves, local, states } = keep();
    await pass(60_000);
    expect([saves(), local(), states()]).toEqual([[], null, []]);
  });

  it('writes locally soon after a change, and to the station a little later, each save based on the last', async () => {
    const { change, local, saves, states } = keep();
    change('M');
    change('Mo');
    await pass(300);
    expect(local()).toMatchObject({ id, draft: draftNamed('Mo'), base: null, isSent: false });
    change('Morning');
    await pass(2000);
    change('Morning!');
    await pass(2000);
    expect(saves().map(({ content }) => content)).toEqual([
      writeDraft(draftNamed('Morning')),
      writeDraft(draftNamed('Morning!')),
    ]);
    expect(saves()[1]?.base).toBe(saves()[0]?.revision);
    expect(local()).toMatchObject({
      draft: draftNamed('Morning!'),
      base: saves()[1]?.revision,
      isSent: true,
    });
    expect(states().at(-1)).toBe('saved');
  });

  it('sends changes of a restored draft that the station lacks', async () => {
    const { saves } = keep({}, { isRestored: true, isSent: false, base: other.revision });
    await pass(0);
    expect(saves()[0]?.base).toBe(other.revision);
  });

  it('retries while the station is unreachable, but not after a rejected save', async () => {
    const answers = [failure(503, 'Stopping.'), failure(503, 'Stopping.'), null];
    const { change, saves, states } = keep({
      'drafts.save': ({ body }) => answers.shift() ?? stored(body),
    });
    change('Mine');
    await pass(2000);
    expect(states().at(-1)).toBe('unreachable');
    await pass(20_000);
    expect([saves().length, states().at(-1)]).toEqual([3, 'saved']);

    const refused = keep({
      'drafts.save': () => failure(400, 'This timeline is too long to save as a draft.'),
    });
    refused.change('Mine');
    await pass(60_000);
    expect([refused.saves().length, refused.states().at(-1)]).toEqual([1, 'unreachable']);
    expect(refused.local()?.draft.form.name).toBe('Mine');
  });

  it('offers the version of another browser, and sends nothing before the user chooses', async () => {
    const answers = [failure(409, 'This draft was changed in another browser.')];
    const { saver, change, saves, states, local } = keep({
      'drafts.save': ({ body }) => answers.shift() ?? stored(body),
      'drafts.lookup': () => ({ draft: other, retired: null }),
    });
    change('Mine');
    await pass(2000);
    expect(states().at(-1)).toBe('changed');
    change('Mine, more of it');
    await pass(60_000);
    expect(saves()).toHaveLength(1);
    expect(local()?.draft.form.name).toBe('Mine, more of it');
    saver.keepMine();
    await pass(0);
    expect(saves()[1]).toMatchObject({
      base: other.revision,
      content: writeDraft(draftNamed('Mine, more of it')),
    });
    expect(states().at(-1)).toBe('saved');
  });

  it('starts a new copy if the other version no longer exists', async () => {
    const answers = [failure(409, 'This draft was changed in another browser.')];
    const { change, saves, states } = keep(
      {
        'drafts.save': ({ body }) => answers.shift() ?? stored(body),
        'drafts.lookup': () => ({ draft: null, retired: null }),
      },
      { isRestored: true, base: other.revision },
    );
    change('Mine');
    await pass(2000);
    await pass(100);
    expect([saves().map(({ base }) => base), states().at(-1)]).toEqual([[other.revision, null], 'saved']);
  });

  it('continues from its own save whose response was lost', async () => {
    let landed: SaveBody | undefined;
    const { change, saves, states } = keep({
      'drafts.save': ({ body }) => {
        const save = body as SaveBody;
        if (!landed) {
          landed = save;
          return failure(502, 'The answer was lost.');
        }
        return save.base === landed.revision
          ? stored(save)
          : failure(409, 'This draft was changed in another browser.');
      },
      'drafts.lookup': () => ({ draft: { ...other, id, revision: landed?.revision }, retired: null }),
    });
    change('Mine');
    await pass(2000);
    await pass(20_000);
    expect(saves().map(({ base }) => base)).toEqual([null, null, landed?.revision]);
    expect(states()).not.toContain('changed');
    expect(states().at(-1)).toBe('saved');
  });

  it('keeps both copies when the editor unmounts, and sends unsaved changes', async () => {
    const { saver, change, saves, removed, local } = keep();
    change('Mine');
    saver.close();
    await pass(60_000);
    expect(local()?.draft).toEqual(draftNamed('Mine'));
    // The copy has the sent revision, so the lost response is not needed.
    expect(local()).toMatchObject({ id, base: null, pending: saves()[0]?.revision });
    expect([saves().length, removed()]).toEqual([1, []]);
  });

  it('removes both copies when the draft is discarded, also one in flight, and saves nothing afterwards', async () => {
    for (const reason of ['discarded', 'left'] as const) {
      const { saver, change, saves, removed, local } = keep();
      change('Mine');
      void pass(2000);
      const ended = saver.end(reason);
      change('More');
      saver.close();
      await pass(60_000);
      await ended;
      expect([local(), removed()]).toEqual([null, saves().map(({ revision }) => revision)]);
    }
    const untouched = keep();
    void untouched.saver.end('discarded');
    await pass(60_000);
    expect(untouched.removed()).toEqual([]);
  });

  it('keeps the station’s copy for the episode or the browser that replaced it', async () => {
    for (const reason of ['published', 'replaced'] as const) {
      const { saver, change, removed, local } = keep();
      change('Mine');
      await pass(2000);
      await saver.end(reason);
      expect([local(), removed()]).toEqual([null, []]);
    }
  });

  it('returns a reference to the draft for its episode', async () => {
    const { saver, change, saves } = keep();
    expect(saver.source()).toEqual({ id, revision: null });
    change('Mine');
    await pass(2000);
    expect(saver.source()).toEqual({ id, revision: saves()[0]?.revision });
  });

  it('stops sending a draft that ended elsewhere, and starts a new one only on request', async () => {
    const { saver, change, saves, local, last } = keep();
    change('Mine');
    await pass(2000);
    saver.retire({ ...retired, id: other.id });
    expect(last()).toEqual({ status: 'saved' });
    saver.retire(retired);
    expect(last()).toEqual({ status: 'retired', retired, isUnseen: false });
    change('Mine, and more');
    await pass(60_000);
    expect(last()).toEqual({ status: 'retired', retired, isUnseen: true });
    expect([saves().length, local()?.draft.form.name]).toEqual([1, 'Mine, and more']);
    saver.renew();
    await pass(0);
    expect(saves()[1]).toMatchObject({ base: null, content: writeDraft(draftNamed('Mine, and more')) });
    expect(saves()[1]?.id).not.toBe(id);
    expect(last()).toEqual({ status: 'saved' });
  });

  it('detects from a rejected save and from a lookup that the draft has ended', async () => {
    const gone = { 'drafts.lookup': () => ({ draft: null, retired }) };
    const refused = keep({
      'drafts.save': () => failure(410, 'This draft was published by Ina Berg.'),
      ...gone,
    });
    refused.change('Mine');
    await pass(60_000);
    expect([refused.saves().length, refused.last()]).toEqual([
      1,
      { status: 'retired', retired, isUnseen: true },
    ]);

    const looking = keep(gone);
    void looking.saver.check();
    await pass(0);
    expect(looking.last()).toEqual({ status: 'retired', retired, isUnseen: false });
  });
});
