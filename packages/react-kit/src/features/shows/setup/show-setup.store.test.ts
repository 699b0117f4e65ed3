import { beforeEach, describe, expect, it } from 'vitest';
import { draftOfShow, newShowDraft } from '../show-draft.ts';
import { makeShow } from '../../../testing/make-show.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';

const store = () => useShowSetup.getState();
const draft = draftOfShow(makeShow({ id: 4, title: 'Morning Drive', version: 3 }));

beforeEach(() => store().clear());

describe('useShowSetup', () => {
  it('WIZ-002 WIZ-003 forgets the show, its draft and how far somebody came', () => {
    store().open(draft, 2);
    store().change({ title: 'Evening Drive' });
    store().check('basic-info');
    store().refuse({ author: 'Too long.' });
    store().clear();
    expect(store()).toMatchObject({ draft: null, opened: null, maxCompletedStep: 0, checkedSteps: [], refused: {} });
  });

  it('WIZ-029 counts the furthest step that Next was pressed on', () => {
    store().open(draft, 0);
    store().complete(1);
    store().complete(3);
    store().complete(2);
    expect(store().maxCompletedStep).toBe(3);
  });

  it('WIZ-093 keeps chosen tags in playlist_categories', () => {
    store().open(newShowDraft, 0);
    store().change({ playlist_categories: ['/wxyz/api/v1/playlistcategory/1/'] });
    expect(store().draft?.playlist_categories).toEqual(['/wxyz/api/v1/playlistcategory/1/']);
  });

  it('knows what is unsaved, and that a change taken back is not', () => {
    store().open(draft, 2);
    expect(isUnsaved(store())).toBe(false);
    store().change({ title: 'Evening Drive' });
    expect(isUnsaved(store())).toBe(true);
    store().change({ title: 'Morning Drive' });
    expect(isUnsaved(store())).toBe(false);
  });

  it('forgets what the station refused of a field as soon as the field changes', () => {
    store().open(draft, 2);
    store().refuse({ author: 'Too long.', title: 'Taken.' });
    store().change({ author: 'Ada' });
    expect(store().refused).toEqual({ title: 'Taken.' });
  });

  it('resumes a draft as unsaved beside the show that is open', () => {
    store().open(draft, 2);
    store().resume({ ...draft, title: 'Evening Drive' }, 1);
    expect(store()).toMatchObject({ draft: { title: 'Evening Drive' }, opened: { title: 'Morning Drive' }, maxCompletedStep: 2 });
    expect(isUnsaved(store())).toBe(true);
  });

  it('goes on from a newer version with the draft as it is', () => {
    store().open(draft, 2);
    store().change({ title: 'Evening Drive' });
    store().rebase(5);
    expect(store().draft).toMatchObject({ title: 'Evening Drive', version: 5 });
    store().change({ title: 'Morning Drive' });
    expect(isUnsaved(store())).toBe(false);
  });
});
