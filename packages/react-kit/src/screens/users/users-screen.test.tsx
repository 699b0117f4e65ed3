import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeUser } from '../../testing/make-user.ts';
import { memory, messages, openUsers, press } from './testing/open-users.tsx';

const ada = makeUser({
  id: 2,
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  company_admin: 1,
});
const bea = makeUser({
  id: 9,
  first_name: 'Bea',
  last_name: 'Adams',
  email: 'bea@example.org',
  disabled: 1,
  user_stations: [],
});
const maya = makeUser({
  id: 7,
  admin_stations: [{ station: 'wxyz', station_name: 'WXYZ' }],
  other_stations: 2,
});

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('UsersScreen', () => {
  it('USERS-007 USERS-009 USERS-010 lists all users in six columns, newest first', async () => {
    const { host } = openUsers({ users: [ada, bea, maya] });
    await screen.findByRole('table', { name: 'Users' });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Email',
      'Access',
      'Status',
      'Station(s)',
      'Actions',
    ]);
    expect(names()).toEqual(['Bea Adams', 'Maya Lund', 'Ada Byron']);
    expect(cells(/Ada Byron/).slice(0, 4)).toEqual([
      'ada@example.org',
      'Company Admin',
      'Active',
      '1 station(s)',
    ]);
    expect(cells(/Bea Adams/).slice(0, 4)).toEqual(['bea@example.org', 'User', 'Disabled', '0 station(s)']);
    expect(cells(/Maya Lund/).slice(0, 4)).toEqual([
      'maya@harbour.example',
      'Admin',
      'Active',
      '3 station(s)',
    ]);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Users');
  });

  it('USERS-008 lists the newest user first', async () => {
    openUsers({
      users: [2, 11, 1, 7].map((id) => makeUser({ id, first_name: `Number ${id}`, last_name: '' })),
    });
    await screen.findByRole('table', { name: 'Users' });
    expect(names().map((name) => Number(name?.match(/\d+/)?.[0]))).toEqual([11, 7, 2, 1]);
  });

  it('USERS-011 USERS-012 USERS-013 names the access of each user', async () => {
    const one = [{ station: 'wxyz', station_name: 'WXYZ' }];
    openUsers({
      users: [
        makeUser({ id: 1, first_name: 'Everywhere', company_admin: 1 }),
        makeUser({ id: 2, first_name: 'Both', company_admin: 1, admin_stations: one }),
        makeUser({ id: 3, first_name: 'Somewhere', admin_stations: one, user_stations: one }),
        makeUser({ id: 4, first_name: 'Plain', user_stations: one }),
      ],
    });
    await screen.findByRole('table', { name: 'Users' });
    const access = [/Everywhere/, /Both/, /Somewhere/, /Plain/].map((name) => cells(name)[1]);
    expect(access).toEqual(['Company Admin', 'Company Admin', 'Admin', 'User']);
  });

  it('USERS-002 USERS-003 shows the total, and the number that matches search and filter', async () => {
    openUsers({ users: [ada, bea, maya] });
    expect(await screen.findByText('3 users')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'lund');
    expect(await screen.findByText('1 of 3 users')).toBeDefined();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide Disabled' }));
    expect(await screen.findByText('2 of 3 users')).toBeDefined();
  });

  it('USERS-004 searches first name, last name and email, ignoring case', async () => {
    openUsers({ users: [ada, bea, maya] });
    const box = await screen.findByRole('searchbox', { name: 'Search users' });
    for (const [typed, found] of [
      ['MAYA', ['Maya Lund']],
      ['bYron', ['Ada Byron']],
      ['BEA@EXAMPLE', ['Bea Adams']],
    ] as const) {
      fireEvent.change(box, { target: { value: typed } });
      await waitFor(() => expect(names()).toEqual(found));
    }
    fireEvent.change(box, { target: { value: 'wxyz' } });
    expect(await screen.findByText('No users match')).toBeDefined();
    await press('Show all users');
    expect(names()).toHaveLength(3);
  });

  it('USERS-005 hides disabled users on request, and also on the next visit', async () => {
    const storage = memory();
    openUsers({ users: [ada, bea], storage });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Hide Disabled' }));
    await waitFor(() => expect(names()).toEqual(['Ada Byron']));
    expect(storage.get('users-hide-disabled')).toBe('1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide Disabled' }));
    await waitFor(() => expect(names()).toEqual(['Bea Adams', 'Ada Byron']));
  });

  it('starts without disabled users if they were hidden before', async () => {
    openUsers({ users: [bea], storage: memory({ 'users-hide-disabled': '1' }) });
    expect(await screen.findByText('All users are disabled')).toBeDefined();
    expect(screen.getByText('0 of 1 user')).toBeDefined();
  });

  it('shows the empty state', async () => {
    openUsers({ users: [] });
    expect(await screen.findByText('No users yet')).toBeDefined();
    expect(screen.getByText('0 users')).toBeDefined();
  });

  it('USERS-041 reports that the list could not be loaded, and retries', async () => {
    let works = false;
    openUsers({ answers: { 'users.list': () => (works ? [ada] : failure(500, 'no')) } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to fetch user list from the server',
    );
    works = true;
    await press('Retry');
    await screen.findByRole('table', { name: 'Users' });
    expect(names()).toEqual(['Ada Byron']);
  });

  it('USERS-001 SHELL-028 shows the denied state to other users, and loads nothing', async () => {
    const { bodiesOf } = openUsers({ answers: { 'settings.get': () => makeSettings() } });
    expect(await screen.findByText('Only admins can open Users')).toBeDefined();
    expect(bodiesOf('users.list')).toEqual([]);
  });

  it('shows the denied state if the role was removed in the meantime', async () => {
    openUsers({ answers: { 'users.list': () => failure(403, 'no') } });
    expect(await screen.findByText('Only admins can open Users')).toBeDefined();
  });

  it('renders the rows in view of 10,000 users, which the keyboard can reach and edit', async () => {
    const users = Array.from({ length: 10_000 }, (_, index) =>
      makeUser({ id: index + 1, first_name: 'User', last_name: String(index + 1) }),
    );
    openUsers({ users });
    const table = await screen.findByRole('table', { name: 'Users' });
    expect(table.getAttribute('aria-rowcount')).toBe('10001');
    expect(names().length).toBeLessThan(60);
    expect(names()[0]).toBe('User 10000');
    screen.getByRole('row', { name: /User 10000/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('User 9999');
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('3');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit User 9999');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    expect(within(dialog).getByDisplayValue('9999')).toBeDefined();
  });

  it('USERS-014 offers to edit, and to disable or enable, except for the caller’s own status', async () => {
    openUsers({
      users: [makeUser({ id: 1, first_name: 'Me', last_name: 'Myself' }), bea, maya, makeUser({ id: 8 })],
    });
    await screen.findByRole('table', { name: 'Users' });
    const actionsOf = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(actionsOf(/Me Myself/)).toEqual(['Edit Me Myself']);
    expect(actionsOf(/Bea Adams/)).toEqual(['Edit Bea Adams', 'Enable Bea Adams']);
    expect(actionsOf(/Maya Lund .*1 station/)).toEqual(['Edit Maya Lund', 'Disable Maya Lund']);
    expect(actionsOf(/Maya Lund .*3 station/)).toEqual(['Edit Maya Lund']);
  });

  it('confirms before disabling a user, and sends no station and a random password', async () => {
    const { bodiesOf } = openUsers();
    await press('Disable Maya Lund');
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable Maya Lund?' });
    expect(bodiesOf('users.save')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await waitFor(() =>
      expect(messages()).toEqual([{ name: 'User', details: 'Maya Lund is disabled.', type: 'success' }]),
    );
    expect(bodiesOf('users.save')).toEqual([
      expect.objectContaining({
        id: 7,
        version: 3,
        disabled: 1,
        stations: [],
        password: expect.stringMatching(/^\w{20}$/),
      }),
    ]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('2'));
  });

  it('asks again if another admin saved the user in the meantime, and then disables that version', async () => {
    const { bodiesOf, store } = openUsers({
      answers: {
        'users.save': ({ body }) =>
          Object(body).version === 4 ? makeUser({ disabled: 1 }) : failure(409, 'Changed.'),
      },
    });
    await press('Disable Maya Lund');
    store([makeUser({ version: 4 })]);
    await press('Disable');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Another admin has just saved this user.',
    );
    await press('Disable');
    await waitFor(() => expect(bodiesOf('users.save')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows the station’s reason why a user cannot be disabled', async () => {
    openUsers({ answers: { 'users.save': () => failure(409, 'WXYZ would be left without an admin.') } });
    await press('Disable Maya Lund');
    await press('Disable');
    expect((await screen.findByRole('alert')).textContent).toContain('WXYZ would be left without an admin.');
    expect(messages()).toEqual([{ name: 'User', details: 'Error Saving User', type: 'error' }]);
  });
});
