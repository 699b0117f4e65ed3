import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { makeUser } from '../../testing/make-user.ts';
import { messages, openUsers, press } from './testing/open-users.tsx';

const maya = makeUser({ has_second_factor: true });
const stations = { user_stations: [{ station: 'wxyz', station_name: 'WXYZ' }] };

describe('the second factor of a user', () => {
  it('is marked in the list', async () => {
    openUsers({ users: [maya, makeUser({ id: 8, first_name: 'Ole' })] });
    expect(await screen.findAllByRole('img', { name: 'Signs in with a second factor' })).toHaveLength(1);
  });

  it('is reset after a question', async () => {
    const { calls } = openUsers({
      users: [maya],
      answers: { 'users.resetSecondFactor': () => ({ ...maya, has_second_factor: false }) },
    });
    await press('Reset the second factor of Maya Lund');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('signed out everywhere');
    await userEvent.click(within(question).getByRole('button', { name: 'Reset' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'users.resetSecondFactor')?.params).toMatchObject({
        id: '7',
      }),
    );
    await waitFor(() =>
      expect(messages()).toContainEqual(
        expect.objectContaining({ details: 'The second factor of Maya Lund is reset.' }),
      ),
    );
  });

  it('cannot be reset for oneself, without one, or where the user works elsewhere', async () => {
    openUsers({
      users: [
        makeUser({ id: 1, first_name: 'Ada', has_second_factor: true }),
        makeUser({ id: 8, first_name: 'Ole' }),
        makeUser({ id: 9, first_name: 'Eva', has_second_factor: true, other_stations: 1, ...stations }),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Edit Ole Lund' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Reset the second factor/ })).toBeNull();
  });
});

describe('the sign-in rules', () => {
  it('require a second factor, or say why not', async () => {
    let saved = false;
    openUsers({
      answers: {
        'users.signInRules': () => ({ second_factor_required: false }),
        'users.saveSignInRules': ({ body }) =>
          saved ? Object(body) : failure(409, 'Set up a second factor for yourself first.'),
      },
    });
    await press('Sign-in rules');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Require a second factor' }));
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('for yourself first');
    saved = true;
    await press('Save');
    await waitFor(() =>
      expect(messages()).toContainEqual(
        expect.objectContaining({
          details: 'Users of this station need a second factor from their next sign-in on.',
        }),
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
