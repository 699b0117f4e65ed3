import { beforeEach, describe, expect, it } from 'vitest';
import { makeShow } from '@postkit/sdk/testing';
import { draftOfShow, newShowDraft } from '../../data/shows/show-draft.ts';
import { stores } from '../../testing/stores.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';

const store = () => useShowSetup.in(stores).getState();
const draft = draftOfShow(makeShow({ id: 4, title: 'Morning Drive', version: 3 }));

beforeEach(() => store().clear());

describe('useShowSetup', () => {
  it('clears the show, its draft and the progress', () => {
    store().open(draft, 2);
    store().change({ title: 'Evening Drive' });
    store().check('basic-info');
    store().setStationErrors({ author: 'Too long.' });
    store().clear();
    expect(store()).toMatchObject({
      draft: null,
      baseline: null,
      maxCompletedStep: 0,
      checkedSteps: [],
      stationErrors: {},
    });
  });

  it('WIZ-029 stores the furthest step on which Next was pressed', () => {
    store().open(draft, 0);
    store().complete(1);
    store().complete(3);
    store().complete(2);
    expect(store().maxCompletedStep).toBe(3);
  });

  it('remembers each step that the user tried to leave with errors, until a draft is opened or resumed', () => {
    store().open(draft, 2);
    for (const step of ['display-details', 'basic-info', 'display-details'] as const) store().check(step);
    expect(store().checkedSteps).toEqual(['display-details', 'basic-info']);
    store().resume(draft, 1);
    expect(store().checkedSteps).toEqual([]);
  });

  it('WIZ-093 stores chosen tags in playlist_categories', () => {
    store().open(newShowDraft, 0);
    store().change({ playlist_categories: ['/wxyz/api/v1/playlistcategory/1/'] });
    expect(store().draft?.playlist_categories).toEqual(['/wxyz/api/v1/playlistcategory/1/']);
  });

  it('knows unsaved changes, and that an undone change is none', () => {
    store().open(draft, 2);
    expect(isUnsaved(store())).toBe(false);
    expect([isUnsaved({ draft, baseline: null }), isUnsaved({ draft: null, baseline: draft })]).toEqual([
      false,
      false,
    ]);
    store().change({ title: 'Evening Drive' });
    expect(isUnsaved(store())).toBe(true);
    store().change({ title: 'Morning Drive' });
    expect(isUnsaved(store())).toBe(false);
  });

  it('clears the station’s error when the field changes', () => {
    store().open(draft, 2);
    store().setStationErrors({ author: 'Too long.', title: 'Taken.' });
    store().change({ author: 'Ada' });
    expect(store().stationErrors).toEqual({ title: 'Taken.' });
  });

  it('resumes a draft as unsaved', () => {
    store().open(draft, 2);
    store().resume({ ...draft, title: 'Evening Drive' }, 1);
    expect(store()).toMatchObject({
      draft: { title: 'Evening Drive' },
      baseline: { title: 'Morning Drive' },
      maxCompletedStep: 2,
    });
    expect(isUnsaved(store())).toBe(true);
  });

  it('rebases the draft on a newer version', () => {
    store().open(draft, 2);
    store().change({ title: 'Evening Drive' });
    store().rebase(5);
    expect(store().draft).toMatchObject({ title: 'Evening Drive', version: 5 });
    store().change({ title: 'Morning Drive' });
    expect(isUnsaved(store())).toBe(false);
    store().clear();
    store().rebase(6);
    expect(store()).toMatchObject({ draft: null, baseline: null });
  });
});
