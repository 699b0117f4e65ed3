import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor.tsx';

const card = async (name: string) => screen.findByRole('group', { name });
const isPicked = (name: string) => screen.getByRole('group', { name }).dataset['picked'] !== undefined;

describe('picking of cards', () => {
  it('picks by Control, adds the picked events as one step in airing order, and clears them', async () => {
    const { user, items } = openEditor({ props: {} });
    await card('Blue Train');
    await user.keyboard('{Control>}');
    await user.click(await card('City news'));
    await user.click(await card('Blue Train'));
    await user.keyboard('{/Control}');
    expect([isPicked('Blue Train'), isPicked('City news')]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Add 2 selected' }));
    expect(items()).toEqual(['Blue Train', 'City news']);
    expect(screen.queryByRole('button', { name: /picked$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual([]);
  });

  it('picks by a plain press while picking is on, for users without a keyboard', async () => {
    const { user } = openEditor({ props: {} });
    await user.click(await card('Blue Train'));
    expect(isPicked('Blue Train')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Select several' }));
    await user.click(await card('Blue Train'));
    expect(isPicked('Blue Train')).toBe(true);
    await user.click(await card('Blue Train'));
    expect(isPicked('Blue Train')).toBe(false);
  });

  it('picks by keys, a range by Shift, and clears by Escape', async () => {
    const { user } = openEditor({ props: {} });
    (await card('Blue Train')).focus();
    await user.keyboard('x');
    expect(isPicked('Blue Train')).toBe(true);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(isPicked('City news')).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect([isPicked('Blue Train'), isPicked('City news')]).toEqual([false, false]));
  });

  it('picks a range by Shift and a press', async () => {
    const { user } = openEditor({ props: {} });
    await user.keyboard('{Control>}');
    await user.click(await card('Blue Train'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(await card('City news'));
    await user.keyboard('{/Shift}');
    expect([isPicked('Blue Train'), isPicked('City news')]).toEqual([true, true]);
  });
});
