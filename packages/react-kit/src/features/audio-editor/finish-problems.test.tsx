import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { more, openEditor } from './testing/open-editor.tsx';

it('EDITOR-067 EDITOR-068 EDITOR-105 Download and Finish say what is missing: audio, then a show', async () => {
  const { user } = openEditor({ props: {} });
  async function problem(): Promise<string | null | undefined> {
    const dialog = await screen.findByRole('alertdialog');
    const text = dialog.querySelector('.pk-dialog-body')?.textContent;
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    return text;
  }
  const add = await screen.findByRole('button', { name: 'Add Blue Train' });
  await more(user, 'Download');
  expect(await problem()).toBe('Please add at least one event to the timeline.');
  await user.click(add);
  await more(user, 'Download');
  expect(await problem()).toBe('Please select a show');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Adrift');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Without a show.');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await problem()).toBe('Please select a show.');
});
