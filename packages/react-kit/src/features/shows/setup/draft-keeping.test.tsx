import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeConnection } from '../../../testing/make-connection.ts';
import { newShowDraft } from '../show-draft.ts';
import type { StoredShowDraft } from '../stored-show-draft.ts';
import { useShowSetup } from './show-setup.store.ts';
import { field, memory, openShowSetup, press } from './testing/open-show-setup.tsx';

const key = 'show-setup-draft:wxyz:new';
const left: StoredShowDraft = {
  savedAt: Date.UTC(2026, 10, 24, 12) / 1000,
  maxCompletedStep: 1,
  draft: { ...newShowDraft, title: 'Evening Drive', email: 'not yet' },
};
const leftBehind = () => memory({ [key]: JSON.stringify(left) });

describe('the draft of a show', () => {
  it('is kept while somebody types, and dropped with the last change taken back', async () => {
    const { storage } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    await waitFor(() => expect(JSON.parse(storage.kept.get(key) ?? '{}')).toMatchObject({ draft: { title: 'M' } }));
    await userEvent.clear(await field(/^Title/));
    await waitFor(() => expect(storage.kept.has(key)).toBe(false));
  });

  it('is written at once when the page goes', async () => {
    const { storage } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(storage.kept.get(key) ?? '{}')).toMatchObject({ draft: { title: 'M' } });
  });

  it('is offered back by what it is and from when, and taken up as unsaved', async () => {
    const { storage, mayLeaveFor } = openShowSetup({ storage: leftBehind() });
    expect(
      await screen.findByText('You have unsaved changes of Evening Drive from Tue, Nov 24 2026, 07:00 (America/New_York).'),
    ).toBeDefined();
    expect(await field(/^Title/)).toHaveProperty('value', '');
    await press('Restore');
    expect(await field(/^Title/)).toHaveProperty('value', 'Evening Drive');
    expect(await field(/^Primary contact email/)).toHaveProperty('value', 'not yet');
    expect(useShowSetup.getState().maxCompletedStep).toBe(1);
    expect(mayLeaveFor('/wxyz/shows')).toBe(false);
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
    await waitFor(() => expect(storage.kept.has(key)).toBe(true));
  });

  it('is gone when somebody discards it', async () => {
    const { storage } = openShowSetup({ storage: leftBehind() });
    await press('Discard');
    expect(storage.kept.has(key)).toBe(false);
    expect(await field(/^Title/)).toHaveProperty('value', '');
  });

  it('stays as it was left until somebody decides, whatever is typed', async () => {
    const { storage, unmount } = openShowSetup({ storage: leftBehind() });
    await screen.findByText(/You have unsaved changes/);
    await userEvent.type(await field(/^Title/), 'Other');
    globalThis.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(JSON.parse(storage.kept.get(key) ?? '{}')).toEqual(left);
  });

  it('is not offered to another show', async () => {
    openShowSetup({ storage: leftBehind(), props: { showId: 4 } });
    await field(/^Title/);
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  });

  it('WIZ-002 is dropped by a confirmed leave', async () => {
    const { storage, confirmLeave } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    await waitFor(() => expect(storage.kept.has(key)).toBe(true));
    confirmLeave();
    expect(storage.kept.has(key)).toBe(false);
    expect(useShowSetup.getState().draft).toBeNull();
  });

  it('stays when the wizard goes away for any other reason, with the last letter', async () => {
    const { storage, unmount } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    unmount();
    expect(JSON.parse(storage.kept.get(key) ?? '{}')).toMatchObject({ draft: { title: 'M' } });
    openShowSetup({ storage });
    expect(await screen.findByText(/^You have unsaved changes of M from /)).toBeDefined();
  });

  it('is asked about when somebody leaves with it unsaved, but not between the steps', async () => {
    const { mayLeaveFor } = openShowSetup();
    await field(/^Title/);
    expect(mayLeaveFor('/wxyz/shows')).toBe(true);
    await userEvent.type(await field(/^Title/), 'M');
    expect(mayLeaveFor('/wxyz/shows')).toBe(false);
    expect(mayLeaveFor(null)).toBe(false);
    expect(mayLeaveFor('/wxyz/shows/edit/new/display-details')).toBe(true);
    expect(mayLeaveFor('/wxyz/shows/edit/4/basic-info')).toBe(false);
  });

  it('takes its feed back when it is left for good, or discarded', async () => {
    const connection = { ...makeConnection({ id: 7, type: 'rss' }), historical_items: '{}' };
    const answers = { 'connections.get': () => connection, 'connections.delete': () => null };
    const withFeed = { ...left, draft: { ...left.draft, rssConnectionId: 7 } };
    const discarded = openShowSetup({ answers, storage: memory({ [key]: JSON.stringify(withFeed) }) });
    await press('Discard');
    await waitFor(() => expect(discarded.asked('connections.delete')).toMatchObject([{ params: { id: '7' } }]));
    discarded.unmount();

    const abandoned = openShowSetup({ answers, storage: memory({ [key]: JSON.stringify(withFeed) }) });
    await press('Restore');
    expect(abandoned.asked('connections.delete')).toEqual([]);
    abandoned.confirmLeave();
    await waitFor(() => expect(abandoned.asked('connections.delete')).toMatchObject([{ params: { id: '7' } }]));
  });

  it('keeps its feed when the wizard goes away for any other reason', async () => {
    const withFeed = { ...left, draft: { ...left.draft, rssConnectionId: 7 } };
    const { asked, unmount, storage } = openShowSetup({ storage: memory({ [key]: JSON.stringify(withFeed) }) });
    await press('Restore');
    unmount();
    openShowSetup({ storage });
    await screen.findByText(/^You have unsaved changes/);
    expect(asked('connections.delete')).toEqual([]);
  });
});
