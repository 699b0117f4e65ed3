import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { NewInvitation } from '@postkit/sdk/schema';
import { failure } from '../../testing/fake-station.ts';
import { makeUser } from '../../testing/make-user.ts';
import { openUsers, press } from './testing/open-users.tsx';
import { dialogOf, fill } from './testing/user-form.ts';

const soon = Math.floor(Date.now() / 1000) + 86_400;
const invited = makeUser({
  first_name: 'Ina',
  last_name: 'Night',
  email: 'ina@example.org',
  invited_until: soon,
});
const made: NewInvitation = { user: invited, token: 'secret', expires_at: soon, is_mailed: false };

async function fillInvitation() {
  await press('Invite user');
  const dialog = within(await dialogOf('Invite a user'));
  fill(/^First name/, 'Ina');
  fill(/^Last name/, 'Night');
  fill(/^Email/, 'ina@example.org');
  return dialog;
}

describe('inviting a user', () => {
  it('asks for no password, and shows the link once', async () => {
    const { bodiesOf } = openUsers({ answers: { 'users.invite': () => made } });
    const dialog = await fillInvitation();
    expect(dialog.queryByLabelText(/Password/)).toBeNull();
    await press('Make the link');
    const link = within(await dialogOf('Link for Ina Night'));
    expect(link.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toMatch(
      /\/login#reset=secret$/,
    );
    expect(link.getByText(/Copy it now and send it to Ina/)).toBeDefined();
    expect(bodiesOf('users.invite')).toMatchObject([
      { first_name: 'Ina', email: 'ina@example.org', isAdmin: false },
    ]);
    expect(bodiesOf('users.invite')[0]).not.toHaveProperty('password');
  });

  it('says that the link was mailed', async () => {
    openUsers({ answers: { 'users.invite': () => ({ ...made, is_mailed: true }) } });
    await fillInvitation();
    await press('Make the link');
    expect(
      await screen.findByText('We have emailed it to ina@example.org. You can also copy it.'),
    ).toBeDefined();
  });

  it('shows refusals at the fields, and keeps the input', async () => {
    openUsers({
      answers: { 'users.invite': () => failure(400, 'No.', { email: ['Another user has this email.'] }) },
    });
    await fillInvitation();
    await press('Make the link');
    expect(await screen.findByText('Another user has this email.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('ina@example.org');
  });
});

describe('an invited user', () => {
  it('is marked in the list, also when the invitation has expired, and gets a new link', async () => {
    const expired = makeUser({
      id: 8,
      first_name: 'Old',
      last_name: 'Guest',
      invited_until: soon - 2 * 86_400,
    });
    const { bodiesOf } = openUsers({
      users: [invited, expired],
      answers: { 'users.renewInvitation': () => ({ ...made, token: 'next' }) },
    });
    expect(await screen.findByText('Invited')).toBeDefined();
    expect(screen.getByText('Invitation expired')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'New link for Ina Night' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a new link' }));
    await userEvent.click(question.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(bodiesOf('users.renewInvitation')).toHaveLength(1));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toMatch(
      /#reset=next$/,
    );
  });

  it('gets no new link from an admin who may not change the password', async () => {
    openUsers({
      users: [
        makeUser({ id: 8, first_name: 'Here', last_name: 'Only', invited_until: soon }),
        makeUser({
          id: 9,
          first_name: 'Also',
          last_name: 'Elsewhere',
          invited_until: soon,
          other_stations: 1,
        }),
        makeUser({
          id: 10,
          first_name: 'Company',
          last_name: 'Admin',
          invited_until: soon,
          company_admin: 1,
        }),
      ],
    });
    await screen.findByRole('button', { name: 'New link for Here Only' });
    const buttons = screen.getAllByRole('button', { name: /^New link for/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['New link for Here Only']);
  });
});
