import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { openEditor, upload } from '../testing/open-editor.tsx';

async function openLibrary(answers: Parameters<typeof openEditor>[0] = {}) {
  const editor = openEditor({ props: {}, ...answers });
  await editor.user.click(await screen.findByRole('tab', { name: 'Library' }));
  return editor;
}

describe('the library', () => {
  it('LIB-003 is open as soon as the editor appears when the user comes from a show', async () => {
    openEditor({ props: { showId: 4 } });
    await screen.findByRole('button', { name: 'Finish' });
    expect(screen.getByRole('tab', { name: 'Library' })).toBeDefined();
  });

  it('LIB-005 LIB-008 LIB-009 loads the newest 50 uploads, filtered by type and text', async () => {
    const { user, calls } = await openLibrary();
    await screen.findByRole('button', { name: 'Add Interview' });
    const asked = () => calls.findLast((call) => call.query['cart__type_name'] === 'UPLOAD')?.query;
    expect(asked()).toMatchObject({ limit: '50', order: 'DESC' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'tom');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'tom' }));
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

  it('LIB-017 LIB-018 says and logs when an upload cannot be deleted, and lets the user retry', async () => {
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

  it('LIB-016 LIB-019 asks for confirmation before it deletes all listed uploads, and reports and logs a failure', async () => {
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
});
