import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { more, openEditor } from './testing/open-editor.tsx';

type User = ReturnType<typeof openEditor>['user'];

/** Closes the message about what is missing, and returns its text. */
async function problem(user: User): Promise<string | null | undefined> {
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.querySelector('.pk-dialog-body')?.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  return text;
}

it('EDITOR-067 EDITOR-068 EDITOR-069 Download says what is missing: audio, then a show', async () => {
  const { user } = openEditor({ props: {} });
  const add = await screen.findByRole('button', { name: 'Add Blue Train' });
  await more(user, 'Download');
  expect(await problem(user)).toBe('Please add at least one event to the timeline.');
  await user.click(add);
  await more(user, 'Download');
  expect(await problem(user)).toBe('Please select a show');
});

it('EDITOR-105 Finish says that a show is missing', async () => {
  const { user } = openEditor({ props: {} });
  await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Adrift');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Without a show.');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await problem(user)).toBe('Please select a show.');
});
