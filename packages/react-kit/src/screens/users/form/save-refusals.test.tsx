import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeCall, failure } from '../../../testing/fake-station.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { messages, openUsers, press } from '../testing/open-users.tsx';
import { dialogOf, field, fill } from '../testing/user-form.ts';

describe('A refused save', () => {
  const saveChange = async () => {
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    fill(/^Last name/, 'Berg');
    await press('Save');
  };

  it('USERS-039 is reported in the message bar, with the station’s message in the form, and keeps the input', async () => {
    openUsers({ answers: { 'users.save': () => failure(500, 'The disk is full.') } });
    await saveChange();
    await waitFor(() =>
      expect(messages()).toEqual([{ name: 'User', details: 'Error Saving User', type: 'error' }]),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    expect(field(/^Last name/).value).toBe('Berg');
  });

  it('USERS-040 with status 400 and a text body is reported with that text', async () => {
    openUsers({
      answers: { 'users.save': () => new Response('Maya has left the company.', { status: 400 }) },
    });
    await saveChange();
    await waitFor(() =>
      expect(messages()).toEqual([{ name: 'User', details: 'Maya has left the company.', type: 'error' }]),
    );
  });

  it('shows the station’s field errors at the fields', async () => {
    const errors = {
      email: ['Another user has this email.'],
      'stations.0.stationTitle': ['You do not administer it.'],
    };
    openUsers({ answers: { 'users.save': () => failure(400, 'Not all fields fit.', errors) } });
    await saveChange();
    const fieldError = await screen.findByText('Another user has this email.');
    expect(
      field(/^Email/)
        .getAttribute('aria-describedby')
        ?.split(' '),
    ).toContain(fieldError.id);
    expect(screen.getByText('You do not administer it.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(messages()).toEqual([{ name: 'User', details: 'Error Saving User', type: 'error' }]);
  });

  it('without a response is reported, and a retry works', async () => {
    let works = false;
    openUsers({
      answers: { 'users.save': () => (works ? makeUser() : Promise.reject(new TypeError('offline'))) },
    });
    await saveChange();
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to talk to server');
    works = true;
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Two admins who edit one user', () => {
  const theirs = makeUser({ first_name: 'Maja', version: 4 });
  async function collide(answers = {}) {
    const scene = openUsers({
      answers: {
        'users.save': ({ body }) =>
          Object(body).version === 4 ? makeUser({ ...Object(body) }) : failure(409, 'Changed.'),
        ...answers,
      },
    });
    await press('Edit Maya Lund');
    await dialogOf('Edit User');
    fill(/^Last name/, 'Berg');
    scene.store([theirs]);
    await press('Save');
    await screen.findByRole('alertdialog', { name: 'Another admin saved this user' });
    return scene;
  }

  it('see both versions, and no message in the message bar', async () => {
    await collide();
    const rows = within(screen.getByRole('table', { name: 'Maja Lund' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Yours', 'Theirs'],
      ['First name', 'Maya', 'Maja'],
      ['Last name', 'Berg', 'Lund'],
    ]);
    expect(messages()).toEqual([]);
  });

  it('can replace the other version with their own', async () => {
    const { bodiesOf } = await collide();
    await press('Keep mine');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodiesOf('users.save')[1]).toMatchObject({ version: 4, first_name: 'Maya', last_name: 'Berg' });
  });

  it('can continue with the other version', async () => {
    const { bodiesOf } = await collide();
    await press('Load their version');
    await waitFor(() => expect(field(/^First name/).value).toBe('Maja'));
    expect(field(/^Last name/).value).toBe('Lund');
    await press('Save');
    await waitFor(() =>
      expect(bodiesOf('users.save')[1]).toMatchObject({ version: 4, first_name: 'Maja', last_name: 'Lund' }),
    );
  });

  it('see in the conflict dialog why their save was refused', async () => {
    const errors = { email: ['Somebody else has this email.'] };
    await collide({
      'users.save': ({ body }: FakeCall) =>
        Object(body).version === 4 ? failure(400, 'Not all fields fit.', errors) : failure(409, 'Changed.'),
    });
    await press('Keep mine');
    const question = within(screen.getByRole('alertdialog', { name: 'Another admin saved this user' }));
    expect((await question.findByRole('alert')).textContent).toContain('Not all fields fit.');
  });

  it('can return to the form with their input', async () => {
    await collide();
    await press('Back');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field(/^Last name/).value).toBe('Berg');
  });
});
