import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { newShowDraft } from '../../data/shows/show-draft.ts';
import { stores } from '../../testing/stores.ts';
import { useShowSetup } from './show-setup.store.ts';
import type { StoredShowDraft } from './stored-show-draft.ts';
import { field, memory, openShowSetup, press } from './testing/open-show-setup.tsx';

const key = 'show-setup-draft:wxyz:new';
const leftover: StoredShowDraft = {
  savedAt: Date.UTC(2026, 10, 24, 12) / 1000,
  maxCompletedStep: 1,
  draft: { ...newShowDraft, title: 'Evening Drive', email: 'not yet' },
};
const storageWithLeftover = () => memory({ [key]: JSON.stringify(leftover) });

describe('Show draft', () => {
  it('is stored while the user types, and removed when the last change is undone', async () => {
    const { storage } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    await waitFor(() =>
      expect(JSON.parse(storage.entries.get(key) ?? '{}')).toMatchObject({ draft: { title: 'M' } }),
    );
    await userEvent.clear(await field(/^Title/));
    await waitFor(() => expect(storage.entries.has(key)).toBe(false));
  });

  it('is stored at once when the page unloads', async () => {
    const { storage } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(storage.entries.get(key) ?? '{}')).toMatchObject({ draft: { title: 'M' } });
  });

  it('is offered with its title and time, and restored as unsaved', async () => {
    const { storage, mayLeaveFor } = openShowSetup({ storage: storageWithLeftover() });
    expect(
      await screen.findByText(
        'You have unsaved changes of Evening Drive from Tue, Nov 24, 2026, 07:00 (America/New_York).',
      ),
    ).toBeDefined();
    expect(await field(/^Title/)).toHaveProperty('value', '');
    await press('Restore');
    expect(await field(/^Title/)).toHaveProperty('value', 'Evening Drive');
    expect(await field(/^Primary contact email/)).toHaveProperty('value', 'not yet');
    expect(useShowSetup.in(stores).getState().maxCompletedStep).toBe(1);
    expect(mayLeaveFor('/wxyz/shows')).toBe(false);
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
    await waitFor(() => expect(storage.entries.has(key)).toBe(true));
  });

  it('is removed when the user discards it', async () => {
    const { storage } = openShowSetup({ storage: storageWithLeftover() });
    await press('Discard');
    expect(storage.entries.has(key)).toBe(false);
    expect(await field(/^Title/)).toHaveProperty('value', '');
  });

  it('stays unchanged until the user decides, whatever is typed', async () => {
    const { storage, unmount } = openShowSetup({ storage: storageWithLeftover() });
    await screen.findByText(/You have unsaved changes/);
    await userEvent.type(await field(/^Title/), 'Other');
    globalThis.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(JSON.parse(storage.entries.get(key) ?? '{}')).toEqual(leftover);
  });

  it('is not offered to another show', async () => {
    openShowSetup({ storage: storageWithLeftover(), props: { showId: 4 } });
    await field(/^Title/);
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  });

  it('WIZ-002 is removed when the user confirms leaving', async () => {
    const { storage, confirmLeave } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    await waitFor(() => expect(storage.entries.has(key)).toBe(true));
    confirmLeave();
    expect(storage.entries.has(key)).toBe(false);
    expect(useShowSetup.in(stores).getState().draft).toBeNull();
  });

  it('stays, up to the last letter, when the wizard unmounts for any other reason', async () => {
    const { storage, unmount } = openShowSetup();
    await userEvent.type(await field(/^Title/), 'M');
    unmount();
    expect(JSON.parse(storage.entries.get(key) ?? '{}')).toMatchObject({ draft: { title: 'M' } });
    openShowSetup({ storage });
    expect(await screen.findByText(/^You have unsaved changes of M from /)).toBeDefined();
  });

  it('triggers a question when the user leaves it unsaved, but not between steps', async () => {
    const { mayLeaveFor } = openShowSetup();
    await field(/^Title/);
    expect(mayLeaveFor('/wxyz/shows')).toBe(true);
    await userEvent.type(await field(/^Title/), 'M');
    expect(mayLeaveFor('/wxyz/shows')).toBe(false);
    expect(mayLeaveFor(null)).toBe(false);
    expect(mayLeaveFor('/wxyz/shows/edit/new/display-details')).toBe(true);
    expect(mayLeaveFor('/wxyz/shows/edit/4/basic-info')).toBe(false);
  });

  it('deletes its feed when the user leaves or discards it', async () => {
    const destination = { ...makeDestination({ id: 7, type: 'rss' }), historical_items: '{}' };
    const answers = { 'connections.get': () => destination, 'connections.delete': () => null };
    const withFeed = { ...leftover, draft: { ...leftover.draft, rssDestinationId: 7 } };
    const discarded = openShowSetup({ answers, storage: memory({ [key]: JSON.stringify(withFeed) }) });
    await press('Discard');
    await waitFor(() =>
      expect(discarded.requestsTo('connections.delete')).toMatchObject([{ params: { id: '7' } }]),
    );
    discarded.unmount();

    const abandoned = openShowSetup({ answers, storage: memory({ [key]: JSON.stringify(withFeed) }) });
    await press('Restore');
    expect(abandoned.requestsTo('connections.delete')).toEqual([]);
    await waitFor(() => expect(abandoned.mayLeaveFor('/wxyz/shows')).toBe(false));
    abandoned.confirmLeave();
    await waitFor(() =>
      expect(abandoned.requestsTo('connections.delete')).toMatchObject([{ params: { id: '7' } }]),
    );
  });

  it('keeps its feed when the wizard unmounts for any other reason', async () => {
    const withFeed = { ...leftover, draft: { ...leftover.draft, rssDestinationId: 7 } };
    const { requestsTo, unmount, storage } = openShowSetup({
      storage: memory({ [key]: JSON.stringify(withFeed) }),
    });
    await press('Restore');
    unmount();
    openShowSetup({ storage });
    await screen.findByText(/^You have unsaved changes/);
    expect(requestsTo('connections.delete')).toEqual([]);
  });
});
