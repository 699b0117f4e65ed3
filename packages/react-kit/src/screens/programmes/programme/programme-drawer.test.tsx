import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { makeAiring, makeProgramme, makeSource } from '../testing/make-programmes.ts';
import { openProgrammes, type Scene } from '../testing/open-programmes.tsx';

const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enter(label: string, first: 'month' | 'hour', keys: string): Promise<void> {
  await userEvent.click(await screen.findByRole('spinbutton', { name: new RegExp(`${first},.*${label}`) }));
  await userEvent.keyboard(keys);
}

/** Opens the form of a new programme. */
async function openNew(scene: Scene = {}) {
  const opened = openProgrammes({ programmes: [makeProgramme()], ...scene });
  await opened.user.click(await screen.findByRole('button', { name: 'Add programme' }));
  await screen.findByRole('dialog', { name: 'Add programme' });
  await screen.findByRole('spinbutton', { name: /hour,.*Start time/ });
  return opened;
}

/** Opens the form of a programme from the week. */
async function openEdit(scene: Scene = {}) {
  const opened = openProgrammes({
    programmes: [makeProgramme()],
    airings: [makeAiring('2026-11-24T12:00Z')],
    props: { query: 'day=2026-11-24' },
    ...scene,
  });
  await opened.user.click(await screen.findByRole('button', { name: /Midday with Rosa/ }));
  await opened.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Midday with Rosa' });
  return opened;
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save programme' }));
const saveNew = async () =>
  userEvent.click(
    within(screen.getByRole('dialog', { name: 'Add programme' })).getByRole('button', {
      name: 'Add programme',
    }),
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the form of a programme', () => {
  it('adds a programme with a weekly rule from today', async () => {
    const { last } = await openNew({ answers: { 'programmes.create': () => makeProgramme({ id: 9 }) } });
    type(/^Name/, 'Harbour Talk');
    await press('Mon');
    await press('Wed');
    await enter('Start time', 'hour', '1800');
    await enter('End time', 'hour', '1900');
    await saveNew();
    await waitFor(() => expect(last('programmes.create')).toBeDefined());
    expect(last('programmes.create')?.body).toMatchObject({
      name: 'Harbour Talk',
      show_id: null,
      is_public: true,
      weekly: {
        day_of_week: 'MonWed',
        start_time: '18:00',
        end_time: '19:00',
        start_date: new Date().toISOString().slice(0, 10),
        end_date: null,
        every_weeks: 1,
        exceptions: [],
        overrides: [],
      },
    });
    expect(last('programmes.create')?.body).not.toHaveProperty('times');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds a programme with dates, whose end may be on the next day', async () => {
    const { last } = await openNew({ answers: { 'programmes.create': () => makeProgramme({ id: 9 }) } });
    type(/^Name/, 'Election night');
    await userEvent.click(screen.getByRole('radio', { name: 'On dates' }));
    await enter('Date of an airing', 'month', '11032026');
    await enter('Start of the airing', 'hour', '2200');
    await enter('End of the airing', 'hour', '0200');
    await press('Add date');
    await saveNew();
    await waitFor(() => expect(last('programmes.create')).toBeDefined());
    expect(last('programmes.create')?.body).toMatchObject({
      times: [{ start_ms: Date.UTC(2026, 10, 3, 22), end_ms: Date.UTC(2026, 10, 4, 2) }],
    });
    expect(last('programmes.create')?.body).not.toHaveProperty('weekly');
  });

  it('names each missing field, and sends nothing', async () => {
    const { requests } = await openNew();
    await saveNew();
    for (const text of [
      'Enter a name.',
      'Select at least one day.',
      'Select the start time.',
      'Select the end time.',
    ])
      expect((await screen.findAllByText(text))[0]).toBeDefined();
    expect(requests('programmes.create')).toEqual([]);
  });

  it('keeps the input after a failure, and says why', async () => {
    await openEdit({
      answers: { 'programmes.update': () => failure(400, 'No such show.', { show_id: ['No such show.'] }) },
    });
    type(/^Name/, 'Noon with Rosa');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Could not save the programme');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Noon with Rosa');
  });

  it('sends only the changed fields of a programme', async () => {
    const { last } = await openEdit({ answers: { 'programmes.update': () => makeProgramme() } });
    type(/^Name/, 'Noon with Rosa');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Public/ }));
    await save();
    await waitFor(() =>
      expect(last('programmes.update')?.body).toEqual({ name: 'Noon with Rosa', is_public: false }),
    );
  });

  it('changes of a programme of a source only its show and whether it is public', async () => {
    const { last } = await openEdit({
      programmes: [makeProgramme({ source_id: 3, weekly: null })],
      sources: [makeSource()],
      answers: { 'programmes.update': () => makeProgramme() },
    });
    expect(screen.getByText(/follow “Calendar”/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Public/ }));
    await save();
    await waitFor(() => expect(last('programmes.update')?.body).toEqual({ is_public: false }));
  });

  it('asks before it discards changes', async () => {
    const { user } = await openEdit();
    type(/^Name/, 'Noon with Rosa');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The programme stays as it was.')).toBeDefined();
  });

  it('deletes a programme after a question', async () => {
    const { user, requests } = openProgrammes({
      programmes: [makeProgramme({ source_id: 3 })],
      airings: [makeAiring('2026-11-24T12:00Z')],
      props: { query: 'day=2026-11-24' },
      answers: { 'programmes.remove': () => null },
    });
    await user.click(await screen.findByRole('button', { name: /Midday with Rosa/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Its source offers it again/)).toBeDefined();
    expect(requests('programmes.remove')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete programme' }));
    await waitFor(() => expect(requests('programmes.remove')).toHaveLength(1));
  });
});
