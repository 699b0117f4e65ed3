import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { makeUser } from '../../../testing/make-user.ts';
import { messages, openUsers, press } from '../testing/open-users.tsx';
import { dialogOf, field, fill } from '../testing/user-form.ts';

const wxyz = { station: 'wxyz', station_name: 'WXYZ' };
const kabc = { station: 'kabc', station_name: 'KABC' };

function fillNew(): void {
  fill(/^First name/, 'Ada');
  fill(/^Last name/, 'Byron');
  fill(/^Email/, 'ada@example.org');
  fill(/^Password/, 'a long password');
}

describe('A new user', () => {
  async function addUser() {
    openUsers();
    await press('Add user');
    return within(await dialogOf('New User'));
  }

  it('USERS-022 USERS-024 has an access but no status', async () => {
    const dialog = await addUser();
    const access = within(dialog.getByRole('radiogroup', { name: 'Access' }));
    expect(access.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Admin',
      'User',
    ]);
    expect(dialog.queryByRole('radiogroup', { name: 'Status' })).toBeNull();
  });

  it('USERS-006 USERS-015 USERS-017 is entered in the form that Add user opens', async () => {
    const dialog = await addUser();
    const labels = ['First name', 'Last name', 'Email', 'Username', 'Password'];
    for (const label of labels)
      expect(dialog.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })).toBeDefined();
    expect(dialog.getByRole('button', { name: /Stations/ })).toBeDefined();
    expect(dialog.getByRole('radiogroup', { name: 'Access' })).toBeDefined();
  });

  it('USERS-020 USERS-021 requires an email and a password', async () => {
    await addUser();
    await press('Save');
    for (const message of ['Enter an email.', 'Enter a password.'])
      expect(await screen.findByText(message)).toBeDefined();
  });

  it('USERS-028 requires a valid email, and is not sent with another', async () => {
    const { bodiesOf } = openUsers();
    await press('Add user');
    await dialogOf('New User');
    fillNew();
    fill(/^Email/, 'ada at example');
    await press('Save');
    expect(await screen.findByText('This is not an email address.')).toBeDefined();
    expect([...bodiesOf('users.create'), ...bodiesOf('users.save')]).toEqual([]);
  });

  it('USERS-018 USERS-019 requires a first and a last name, and is not sent without them', async () => {
    const { bodiesOf } = openUsers();
    await press('Add user');
    await dialogOf('New User');
    await press('Save');
    for (const message of ['Enter a first name.', 'Enter a last name.'])
      expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(field(/^First name/));
    expect([...bodiesOf('users.create'), ...bodiesOf('users.save')]).toEqual([]);
  });

  it('USERS-031 USERS-038 is created by a separate call; then the form closes, the list refetches, a message confirms it and the row has the focus', async () => {
    const { bodiesOf } = openUsers({ users: [makeUser({ user_stations: [kabc] })] });
    await press('Add user');
    await dialogOf('New User');
    fillNew();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('users.create')).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@example.org',
        username: '',
        password: 'a long password',
        isAdmin: false,
        accessLevel: 'user',
        company_admin: false,
        stations: [{ stationTitle: 'WXYZ', station: 'wxyz' }],
      },
    ]);
    expect(bodiesOf('users.list')).toHaveLength(2);
    expect(messages()).toEqual([{ name: 'User', details: 'Ada Byron can sign in now.', type: 'success' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ada Byron'));
    expect(document.activeElement?.getAttribute('role')).toBe('row');
  });

  it('USERS-027 USERS-032 is saved with the entered username', async () => {
    const { bodiesOf } = openUsers();
    await press('Add user');
    await dialogOf('New User');
    expect(screen.getByText('Leave empty to use the email.')).toBeDefined();
    fillNew();
    fill(/^Username/, 'countess');
    await userEvent.click(screen.getByRole('radio', { name: 'Admin' }));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('users.create')).toEqual([]);
    expect(bodiesOf('users.save')).toEqual([
      expect.objectContaining({ username: 'countess', isAdmin: true, accessLevel: 'admin' }),
    ]);
    expect(bodiesOf('users.save')[0]).not.toHaveProperty('id');
  });

  it('USERS-025 can get only stations that the caller administers, with a search', async () => {
    const { bodiesOf } = openUsers();
    await press('Add user');
    await dialogOf('New User');
    fillNew();
    await userEvent.click(screen.getByRole('button', { name: /Stations/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Kay ABC',
      'WXYZ',
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'kay');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: 'Kay ABC' }));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await press('Save');
    await waitFor(() => expect(bodiesOf('users.create')).toHaveLength(1));
    expect(bodiesOf('users.create')[0]).toMatchObject({
      stations: [
        { stationTitle: 'Kay ABC', station: 'kabc' },
        { stationTitle: 'WXYZ', station: 'wxyz' },
      ],
    });
  });

  it('can get a generated password, which is shown and copied', async () => {
    const { host } = openUsers();
    await press('Add user');
    await dialogOf('New User');
    await press('Generate');
    const generatedPassword = field(/^Password/).value;
    expect(generatedPassword).toMatch(/^\w{20}$/);
    expect(field(/^Password/).type).toBe('text');
    await press('Copy');
    expect(host.copyText).toHaveBeenCalledWith(generatedPassword);
    fill(/^Password/, 'typed instead');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('is not discarded without a question', async () => {
    openUsers();
    await press('Add user');
    await dialogOf('New User');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add user');
    await dialogOf('New User');
    fill(/^First name/, 'Ada');
    await press('Cancel');
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await press('Keep editing');
    expect(field(/^First name/).value).toBe('Ada');
    await press('Close');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('An existing user', () => {
  it('USERS-016 USERS-023 opens under Edit User with the current values and a fixed username', async () => {
    openUsers({ users: [makeUser({ admin_stations: [wxyz] })] });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    expect(field(/^Email/).value).toBe('maya@harbour.example');
    expect(field(/^Username/).readOnly).toBe(true);
    expect(screen.getByRole('radio', { name: 'Admin', checked: true })).toBeDefined();
    const status = within(screen.getByRole('radiogroup', { name: 'Status' }));
    expect(status.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Active',
      'Disabled',
    ]);
    expect(status.getByRole('radio', { name: 'Active', checked: true })).toBeDefined();
  });

  it('USERS-017 USERS-022 USERS-024 has every field of a new user, and a status', async () => {
    openUsers({ users: [makeUser({ user_stations: [wxyz] })] });
    await press('Edit Maya Lund');
    const dialog = within(await dialogOf('Edit User'));
    for (const label of ['First name', 'Last name', 'Email', 'Username', 'Password'])
      expect(dialog.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })).toBeDefined();
    expect(dialog.getByRole('button', { name: /Stations/ })).toBeDefined();
    const choices = (group: string) =>
      within(dialog.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(choices('Access')).toEqual(['Admin', 'User']);
    expect(choices('Status')).toEqual(['Active', 'Disabled']);
  });

  it('USERS-021 USERS-032 USERS-038 is saved with the opened version and an unchanged password', async () => {
    const { bodiesOf } = openUsers();
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    fill(/^Last name/, 'Berg');
    await press('Save');
    await waitFor(() =>
      expect(messages()).toEqual([{ name: 'User', details: 'Maya Berg is saved.', type: 'success' }]),
    );
    expect(bodiesOf('users.save')).toEqual([
      expect.objectContaining({ id: 7, version: 3, last_name: 'Berg', username: 'maya', password: '' }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('users.list')).toHaveLength(2);
    expect(bodiesOf('users.create')).toEqual([]);
  });

  it.each([
    ['keeps', false],
    ['revokes', true],
  ])('%s the API keys with a new password, as the caller chooses', async (_outcome, isChosen) => {
    const { bodiesOf } = openUsers({ users: [makeUser({ api_keys: 2, user_stations: [wxyz] })] });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    expect(screen.queryByRole('checkbox', { name: /API keys/ })).toBeNull();
    fill(/^Password/, 'a long password');
    const keys = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Also revoke this user’s API keys (2)',
    });
    expect(keys.checked).toBe(false);
    if (isChosen) await userEvent.click(keys);
    await press('Save');
    await waitFor(() => expect(bodiesOf('users.save')).toHaveLength(1));
    expect(Object(bodiesOf('users.save')[0]).revoke_api_keys ?? false).toBe(isChosen);
  });

  it('without API keys has no option for them', async () => {
    openUsers({ users: [makeUser({ api_keys: 0, user_stations: [wxyz] })] });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    fill(/^Password/, 'a long password');
    expect(screen.queryByRole('checkbox', { name: /API keys/ })).toBeNull();
  });

  it('USERS-023 USERS-036 USERS-037 is disabled after a question, and enabled with stations and a new password', async () => {
    const { bodiesOf } = openUsers();
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    await userEvent.click(screen.getByRole('radio', { name: 'Disabled' }));
    expect(screen.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    await press('Save');
    await screen.findByRole('alertdialog', { name: 'Disable Maya Lund?' });
    expect(bodiesOf('users.save')).toEqual([]);
    await press('Disable');
    await waitFor(() =>
      expect(bodiesOf('users.save')).toEqual([
        expect.objectContaining({
          disabled: 1,
          stations: [],
          password: expect.stringMatching(/^[a-zA-Z2-9]{20}$/),
        }),
      ]),
    );
    await press('Enable Maya Lund');
    await dialogOf('Edit User');
    expect(screen.getByText(/^Disabling removed their stations and password\./)).toBeDefined();
    await press('Save');
    expect(await screen.findByText('Enter a password.')).toBeDefined();
    fill(/^Password/, 'a long password');
    await press('Save');
    await waitFor(() => expect(bodiesOf('users.save')).toHaveLength(2));
    expect(bodiesOf('users.save')[1]).toMatchObject({
      password: 'a long password',
      stations: [{ stationTitle: 'WXYZ', station: 'wxyz' }],
    });
    expect(bodiesOf('users.save')[1]).not.toHaveProperty('disabled');
  });

  it('is labelled as company admin, and stays one', async () => {
    const { bodiesOf } = openUsers({
      users: [makeUser({ company_admin: 1 })],
      answers: { 'settings.get': () => makeSettings({ company_admin: true }) },
    });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    expect(screen.getByText(/^Admin at every station of the company/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Admin' })).toBeNull();
    await press('Save');
    await waitFor(() =>
      expect(bodiesOf('users.save')).toEqual([
        expect.objectContaining({ isAdmin: true, accessLevel: 'admin', company_admin: false }),
      ]),
    );
  });

  it('who is a company admin is read-only for other admins, with the reason and without Save', async () => {
    openUsers({ users: [makeUser({ company_admin: 1 })] });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    expect(screen.getByText('Only another company admin can change a company admin.')).toBeDefined();
    expect(field(/^First name/).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('who also works elsewhere is editable only in part, with the reason', async () => {
    const { bodiesOf } = openUsers({ users: [makeUser({ other_stations: 2 })] });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    expect(screen.getByText(/^Also works at stations that you do not manage/)).toBeDefined();
    expect(screen.getByText('2 more stations that you cannot manage stay unchanged.')).toBeDefined();
    expect(field(/^Email/).readOnly).toBe(true);
    expect(screen.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Admin' }));
    await press('Save');
    await waitFor(() => expect(bodiesOf('users.save')).toEqual([expect.objectContaining({ isAdmin: true })]));
  });

  it('who is admin at some stations only has a hint about that', async () => {
    openUsers({ users: [makeUser({ admin_stations: [wxyz], user_stations: [wxyz, kabc] })] });
    await press('Edit Maya Lund');
    expect(await screen.findByText(/^Admin at 1 of 2 stations\./)).toBeDefined();
  });
});
