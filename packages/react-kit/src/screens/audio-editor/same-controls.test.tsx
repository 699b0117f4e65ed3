import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from './testing/open-editor.tsx';

it('EPLIST-003 AudioEditorScreen has the same controls for users and for Avess stations', async () => {
  const labels: string[][] = [];
  for (const settings of [{}, { is_AVESS: true }]) {
    const { user } = openEditor({ settings });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const controls = ['button', 'textbox', 'combobox', 'searchbox', 'tab'].flatMap((role) =>
      screen.getAllByRole(role),
    );
    labels.push(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''));
    cleanup();
  }
  expect(labels[0]?.length).toBeGreaterThan(20);
  expect(labels[1]).toEqual(labels[0]);
});
