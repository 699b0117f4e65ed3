import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { makeStation } from '../../testing/make-station.ts';
import { messages, openCompany, press } from './testing/open-company.tsx';

const lake = makeStation({ id: 2, slug: 'lake-fm', title: 'Lake FM', shows: 2, episodes: 1 });
const archived = { ...lake, state: 'archived' as const, archived_at: 1_780_000_000 };

const row = (title: string) =>
  screen.getByRole('rowheader', { name: new RegExp(title) }).closest('tr') ?? document.body;

describe('archiving a station', () => {
  it('asks, says what stops and what stays, and keeps the admin at the own station', async () => {
    const { navigate, requestsTo } = openCompany({ stations: [lake, makeStation()] });
    await press('Archive Lake FM');
    const question = await screen.findByRole('alertdialog', { name: 'Archive Lake FM?' });
    expect(question.textContent).toContain('Recording, and publishing by automation');
    expect(question.textContent).toContain(
      'Feeds, listen pages, players and downloads: listeners notice nothing',
    );
    await press('Archive station', question);
    await waitFor(() => expect(row('Lake FM').textContent).toContain('Archived'));
    expect(requestsTo('stations.archive').map(({ params }) => params['id'])).toEqual(['2']);
    expect(messages()).toEqual([{ details: 'Lake FM is archived.', type: 'success' }]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('continues at another station after the current one', async () => {
    const { navigate } = openCompany({ stations: [lake, makeStation()] });
    await press('Archive WXYZ');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('The console continues at another one.');
    await press('Archive station', question);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/lake-fm/company', { replace: true }));
  });

  it('says in the dialog why it failed', async () => {
    openCompany({ answers: { 'stations.archive': () => failure(409, 'This is the last active station.') } });
    await press('Archive WXYZ');
    await press('Archive station', await screen.findByRole('alertdialog'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Could not archive the station. 409: This is the last active station.',
    );
  });
});

describe('an archived station', () => {
  it('works again after Restore', async () => {
    openCompany({ stations: [archived, makeStation()] });
    await press('Restore Lake FM');
    await waitFor(() => expect(row('Lake FM').textContent).toContain('Active'));
    expect(messages()).toEqual([{ details: 'Lake FM works again.', type: 'success' }]);
  });

  it('is deleted only with its typed address, and offers its export first', async () => {
    const { requestsTo } = openCompany({ stations: [archived, makeStation()] });
    await press('Delete Lake FM');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Lake FM?' });
    expect(question.textContent).toContain('2 shows, 1 episode and the whole log are deleted.');
    expect(question.textContent).toContain('There is no export of this station.');
    expect(within(question).getByRole('link', { name: 'Go to its exports' }).getAttribute('href')).toBe(
      '/lake-fm/export',
    );
    await userEvent.type(
      within(question).getByRole('textbox', { name: /Type “lake-fm” to confirm/ }),
      'lake',
    );
    await press('Delete station', question);
    expect(within(question).getByText('Type “lake-fm”, the address of the station.')).toBeDefined();
    expect(requestsTo('stations.delete')).toEqual([]);
    await userEvent.type(within(question).getByRole('textbox'), '-fm{Enter}');
    await waitFor(() => expect(row('Lake FM').textContent).toContain('Being deleted'));
    expect(requestsTo('stations.delete').map(({ query }) => query)).toEqual([{ confirm: 'lake-fm' }]);
    expect(within(row('Lake FM')).queryByRole('button')).toBeNull();
  });

  it('names the day of its newest export before it is deleted', async () => {
    const newest = {
      guid: crypto.randomUUID(),
      status: 'complete' as const,
      created_at: 1_780_000_000,
      expires_at: 1_780_600_000,
    };
    openCompany({ stations: [{ ...archived, newest_export: newest }, makeStation()] });
    await press('Delete Lake FM');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The newest export is of May 28, 2026',
    );
  });
});
