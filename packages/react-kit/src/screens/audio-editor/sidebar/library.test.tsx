import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startUpload } from '../../../data/uploads/audio-upload-record.ts';
import { useUploads } from '../../../data/uploads/uploads.store.ts';
import { failure } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { openEditor, upload } from '../testing/open-editor.tsx';

afterEach(() => useUploads.in(stores).getState().clear());

async function openLibrary(answers: Parameters<typeof openEditor>[0] = {}) {
  const editor = openEditor({ props: {}, ...answers });
  await editor.user.click(await screen.findByRole('tab', { name: 'Library' }));
  return editor;
}

/** A second upload, of a later promo, beside the one of the editor's station. */
const jingle = makeEvent(
  { id: 1_795_528_900_000 },
  { title: 'Jingle', type_name: 'UPLOAD', category: 'Promo' },
);
const once = makeEvent({ id: 1_795_528_950_000 }, { title: 'Once only', type_name: 'SINGLE_USE' });
const answerWith =
  (...objects: object[]) =>
  () => ({
    meta: { limit: 50, offset: 0, total_count: objects.length, next: null, previous: null },
    objects,
  });

describe('the library', () => {
  it('LIB-003 is open as soon as the editor appears when the user comes from a show', async () => {
    const { user } = openEditor({ props: { showId: 4 } });
    await screen.findByRole('button', { name: 'Finish' });
    expect(screen.getByRole('complementary').dataset['open']).toBe('true');
    await user.click(screen.getByRole('tab', { name: 'Library' }));
    expect(await screen.findByRole('searchbox', { name: 'Search the library' })).toBeDefined();
  });

  it('LIB-005 LIB-008 LIB-009 loads the newest 50 uploads, filtered by type and text', async () => {
    const { user, calls } = await openLibrary();
    await screen.findByRole('button', { name: 'Add Interview' });
    const asked = () => calls.findLast((call) => call.query['cart__type_name'] === 'UPLOAD')?.query;
    expect(asked()).toMatchObject({ limit: '50', order: 'DESC' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'tom');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'tom' }));
  });

  it('LIB-004 LIB-008 loads one type of audio on request, or all', async () => {
    const { user, calls } = await openLibrary();
    await screen.findByRole('button', { name: 'Add Interview' });
    const asked = () => calls.findLast((call) => call.query['cart__type_name'] === 'UPLOAD')?.query;
    expect(asked()).not.toHaveProperty('cart__category__name__in');
    await user.click(screen.getByRole('button', { name: /Audio type$/ }));
    const options = await screen.findAllByRole('option', { hidden: false });
    const names = options.map(({ textContent }) => textContent);
    expect(names).toEqual(['All types', 'Talk', 'Promo', 'Commercial', 'Music', 'Intro', 'Outro']);
    await user.click(screen.getByRole('option', { name: 'Intro' }));
    await waitFor(() => expect(asked()).toMatchObject({ cart__category__name__in: 'Intro', limit: '50' }));
  });

  it('LIB-009 LIB-011 lists uploads in the order of the station, and none for single use', async () => {
    await openLibrary({ answers: { 'audioEvents.list': answerWith(once, jingle, upload) } });
    await screen.findByRole('button', { name: 'Add Jingle' });
    const list = within(screen.getByRole('list', { name: 'Uploaded audio' }));
    expect(list.getAllByRole('group').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Jingle',
      'Interview',
    ]);
  });

  it('LIB-012 says when it cannot be loaded', async () => {
    await openLibrary({ answers: { 'audioEvents.list': () => failure(503, 'Away.') } });
    expect(await screen.findByText('Could not retrieve uploaded audio.')).toBeDefined();
  });

  it('LIB-013 deletes an upload by its cart, and restores it', async () => {
    const { user, calls } = await openLibrary({
      answers: { 'audioEvents.updateCart': ({ body }) => ({ ...upload.cart, ...Object(body) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Interview' }));
    await user.click(within(await banner()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('“Interview” was deleted.')).toBeNull());
    const changes = calls.filter((call) => call.operation === 'audioEvents.updateCart');
    expect(changes.map((call) => [call.params['id'], call.body])).toEqual([
      [String(upload.cart.id), { type_name: 'SINGLE_USE' }],
      [String(upload.cart.id), { type_name: 'UPLOAD' }],
    ]);
  });

  it('LIB-007 LIB-015 LIB-016 deletes all uploads that are listed, in one call and after one question', async () => {
    const { user, calls } = await openLibrary({
      answers: {
        'audioEvents.list': answerWith(jingle, upload),
        'audioEvents.bulkDelete': ({ body }) => ({ deleted: Object(body).events }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    const sent = () => calls.filter((call) => call.operation === 'audioEvents.bulkDelete');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ events: [jingle.id, upload.id] }]));
  });

  it('EPLIST-113 LIB-017 LIB-018 says and logs when an upload cannot be deleted, and lets the user retry', async () => {
    const { user, calls, messages } = await openLibrary({
      answers: { 'audioEvents.updateCart': () => failure(503, 'Away.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Interview' }));
    await waitFor(() =>
      expect(messages().map(({ details }) => details)).toEqual([
        'Server Error: Could not delete audio: 503: Away.',
      ]),
    );
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Could not delete audio.',
      expect.objectContaining({ status: 503 }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Interview' }));
    await waitFor(() =>
      expect(calls.filter((call) => call.operation === 'audioEvents.updateCart')).toHaveLength(2),
    );
  });

  it('LIB-016 LIB-017 LIB-019 asks for confirmation before it deletes all listed uploads, and reports and logs a failure', async () => {
    const { user, calls, messages } = await openLibrary({
      answers: { 'audioEvents.bulkDelete': () => failure(503, 'Away.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(calls.some((call) => call.operation === 'audioEvents.bulkDelete')).toBe(false);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete all' }));
    await waitFor(() =>
      expect(messages().map(({ details }) => details)).toEqual([
        'Server Error: Unable to talk to server to bulk delete files: 503: Away.',
      ]),
    );
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Unable to talk to server to bulk delete files',
      expect.objectContaining({ status: 503 }),
    );
    expect(calls.findLast((call) => call.operation === 'audioEvents.bulkDelete')?.body).toEqual({
      events: [upload.id],
    });
  });
});

async function banner(): Promise<HTMLElement> {
  return (
    (await screen.findByText('“Interview” was deleted.')).closest<HTMLElement>('.pk-banner') ?? document.body
  );
}

describe('the upload form', () => {
  async function openForm() {
    const { user } = openEditor({ props: {} });
    await user.click(await screen.findByRole('tab', { name: 'Upload' }));
    const form = screen.getByRole('tabpanel', { name: 'Upload' });
    const input = form.querySelector<HTMLInputElement>('input[type="file"]');
    return { user, form, input, button: within(form).getByRole('button', { name: 'Upload' }) };
  }

  it('LIB-020 LIB-022 has a title, a type with Talk as default, a file and a button', async () => {
    const { form, input, button } = await openForm();
    expect(within(form).getByRole('textbox', { name: 'Title' })).toBeDefined();
    expect(within(form).getByRole('button', { name: /Audio type/ }).textContent).toContain('Talk');
    expect(input).not.toBeNull();
    expect(button).toBeDefined();
  });

  it('LIB-021 LIB-024 takes the title from the file and is disabled until every field is set', async () => {
    const { user, form, input, button } = await openForm();
    expect(button).toHaveProperty('disabled', true);
    const file = new File(['sound'], 'interview.mp3', { type: 'audio/mpeg' });
    await user.upload(input ?? document.body, file);
    const title = within(form).getByRole('textbox', { name: 'Title' });
    expect(title).toHaveProperty('value', 'interview.mp3');
    expect(button).toHaveProperty('disabled', false);
    await user.clear(title);
    expect(button).toHaveProperty('disabled', true);
  });

  it('LIB-021 is disabled with a title and no file', async () => {
    const { user, form, input, button } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Title' }), 'Interview');
    expect(button).toHaveProperty('disabled', true);
    await user.upload(input ?? document.body, new File(['sound'], 'a.mp3', { type: 'audio/mpeg' }));
    expect(button).toHaveProperty('disabled', false);
  });

  it('LIB-022 LIB-025 LIB-026 offers the six types by their labels, and uploads as Talk or the chosen one', async () => {
    // happy-dom has no IndexedDB.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, form, input, button } = await openForm();
    // A new upload replaces those that have ended.
    const upload = async (name: string) => {
      await user.upload(input ?? document.body, new File(['sound'], name, { type: 'audio/mpeg' }));
      await user.click(button);
      return useUploads.in(stores).getState().records.at(-1);
    };
    expect(await upload('one.mp3')).toMatchObject({ title: 'one.mp3', audio_type: 'UPLOAD-Talk' });
    await user.click(within(form).getByRole('button', { name: /Audio type/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Talk',
      'Promo',
      'Commercial',
      'Music',
      'Intro',
      'Outro',
    ]);
    await user.click(screen.getByRole('option', { name: 'Commercial' }));
    expect(await upload('two.mp3')).toMatchObject({ title: 'two.mp3', audio_type: 'UPLOAD-Commercial' });
  });
});

describe('failed uploads', () => {
  it('LIB-040 LIB-041 LIB-042 are listed in one error message, one per line, once all uploads have ended', async () => {
    const { messages } = openEditor({ props: {} });
    await screen.findByRole('tab', { name: 'Upload' });
    const { add, update } = useUploads.in(stores).getState();
    const titles = ['A letter', 'Nothing', 'Fine'];
    act(() => {
      for (const title of titles)
        add(startUpload({ uuid: title, title, audio_type: 'UPLOAD-Talk' }, Date.now()), 'sending');
      update('A letter', { failed: 1, err_msg: 'This file has no readable audio' });
      update('Nothing', { failed: 1, err_msg: 'This file is empty.' });
    });
    expect(messages()).toEqual([]);
    act(() => update('Fine', { success: 1 }));
    expect(messages()).toMatchObject([
      {
        type: 'error',
        name: 'Upload',
        details:
          '"A letter" failed to upload: This file has no readable audio.\n"Nothing" failed to upload: This file is empty.',
      },
    ]);
  });
});
