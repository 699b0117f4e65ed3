import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeResponses } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { airedIn, news, openEditor, song, upload } from '../testing/open-editor.tsx';

const jingle = makeEvent(
  { id: 1_795_528_700_000 },
  { title: 'Jingle', type_name: 'UPLOAD', category: 'Promo' },
);
const outro = makeEvent(
  { id: 1_795_528_600_000 },
  { title: 'Outro', type_name: 'UPLOAD', category: 'Outro' },
);
const uploads = [upload, jingle, outro];

const meta = { limit: 0, offset: 0, next: null, previous: null };

async function openLibrary(answers: FakeResponses = {}) {
  const editor = openEditor({
    props: {},
    answers: {
      'audioEvents.list': ({ query }) => {
        const objects = query['cart__type_name'] === 'UPLOAD' ? uploads : airedIn([song, news], query);
        return { meta: { ...meta, total_count: objects.length }, objects };
      },
      'audioEvents.bulkDelete': ({ body }) => ({ ...Object(body) }),
      'audioEvents.updateCart': ({ body }) => ({ ...upload.cart, ...Object(body) }),
      ...answers,
    },
  });
  await editor.user.click(await screen.findByRole('tab', { name: 'Library' }));
  await screen.findByRole('list', { name: 'Uploaded audio' });
  return editor;
}

const item = async (name: string) => screen.findByRole('group', { name });
const picked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-picked]')].map((card) => card.getAttribute('aria-label'));
const library = () => within(screen.getByRole('complementary'));

describe('picking in the library', () => {
  it('picks by Control, adds as one step in the order of picking, and keeps the focus on the bar', async () => {
    const { user, items } = await openLibrary();
    await user.keyboard('{Control>}');
    await user.click(await item('Outro'));
    await user.click(await item('Interview'));
    await user.keyboard('{/Control}');
    expect(picked()).toEqual(['Interview', 'Outro']);
    await user.click(screen.getByRole('button', { name: 'Add 2 selected' }));
    expect(items()).toEqual(['Outro', 'Interview']);
    expect(picked()).toEqual([]);
    expect(document.activeElement).toBe(library().getByRole('button', { name: 'Select several' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual([]);
  });

  it('has one tab stop, moves by arrow keys, picks by X and Shift, adds by Enter and clears by Escape', async () => {
    const { user, items } = await openLibrary();
    const first = await item('Interview');
    const stops = () => within(screen.getByRole('list', { name: 'Uploaded audio' })).getAllByRole('group');
    expect(stops().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await item('Jingle'));
    expect(stops().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    expect(picked()).toEqual(['Jingle', 'Outro']);
    expect(within(await item('Outro')).getByText('Selected')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(items()).toEqual(['Outro']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(picked()).toEqual([]));
  });

  it('shares its picked events with the day, and each list offers its own actions', async () => {
    const { user, items } = await openLibrary();
    await user.click(library().getByRole('button', { name: 'Select several' }));
    await user.click(await item('Jingle'));
    const day = within(screen.getByRole('region', { name: 'Logged events' }));
    expect(day.queryByRole('button', { name: /picked$/ })).toBeNull();
    await user.click(await item('City news'));
    await user.click(await item('Blue Train'));
    expect(library().getByRole('button', { name: 'Delete 1 file' })).toBeDefined();
    expect(day.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(day.getByRole('button', { name: 'Add 3 selected' }));
    expect(items()).toEqual(['Jingle', 'Blue Train', 'City news']);
  });

  it('deletes the picked uploads together, clears them, and restores them', async () => {
    const { user, calls } = await openLibrary();
    await user.keyboard('{Control>}');
    await user.click(await item('Jingle'));
    await user.click(await item('Outro'));
    await user.click(await item('Blue Train'));
    await user.keyboard('{/Control}');
    await user.click(screen.getByRole('button', { name: 'Delete 2 files' }));
    const note = await screen.findByText('2 files were deleted.');
    expect(calls.findLast(({ operation }) => operation === 'audioEvents.bulkDelete')?.body).toEqual({
      events: [jingle.id, outro.id],
    });
    expect(picked()).toEqual(['Blue Train']);
    await user.click(
      within(note.closest<HTMLElement>('.pk-banner') ?? document.body).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(screen.queryByText('2 files were deleted.')).toBeNull());
    const changes = calls.filter(({ operation }) => operation === 'audioEvents.updateCart');
    expect(changes.map(({ params, body }) => [params['id'], body])).toEqual(
      [jingle, outro].map(({ cart }) => [String(cart.id), { type_name: 'UPLOAD' }]),
    );
  });

  it('focuses Undo when the last upload of the list is deleted', async () => {
    let left = [jingle];
    const { user } = await openLibrary({
      'audioEvents.list': ({ query }) => {
        const objects = query['cart__type_name'] === 'UPLOAD' ? left : [];
        return { meta: { ...meta, total_count: objects.length }, objects };
      },
      'audioEvents.updateCart': ({ body }) => {
        left = [];
        return { ...jingle.cart, ...Object(body) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Jingle' }));
    await screen.findByText('Your library is empty.');
    const note =
      (await screen.findByText('“Jingle” was deleted.')).closest<HTMLElement>('.pk-banner') ?? document.body;
    await waitFor(() =>
      expect(document.activeElement).toBe(within(note).getByRole('button', { name: 'Undo' })),
    );
  });

  it('keeps the focus in the list when an item is deleted', async () => {
    const { user } = await openLibrary();
    await user.click(await screen.findByRole('button', { name: 'Delete Jingle' }));
    await screen.findByText('“Jingle” was deleted.');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Uploaded audio' }).contains(document.activeElement)).toBe(
        true,
      ),
    );
  });
});
