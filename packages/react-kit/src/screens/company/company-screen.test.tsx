import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeStation } from '../../testing/make-station.ts';
import { messages, openCompany, press, titles } from './testing/open-company.tsx';

const lake = makeStation({
  id: 2,
  slug: 'lake-fm',
  title: 'Lake FM',
  timezone: 'Asia/Kathmandu',
  format: 'News',
  geo_region: 'Pokhara',
  geo_state: 'Gandaki',
  quota_bytes: 50e9,
  licences: { full: 3, podcast: 1, logger: 0 },
});
const old = makeStation({
  id: 3,
  slug: 'old-tv',
  title: 'Old TV',
  station_type: 'tv',
  state: 'archived',
  timezone: 'Europe/Berlin',
});
const stations = [lake, old, makeStation()];

describe('the stations of the company', () => {
  it('have address, zone with its offset, place, kind, format, users, quota and state', async () => {
    openCompany({ stations, company: { station_quota_bytes: 20e9 } });
    const table = await screen.findByRole('table', { name: 'Company' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, -1)
          .map(({ textContent }) => textContent),
      );
    expect(titles()).toEqual(['Lake FM', 'Old TV', 'WXYZ']);
    expect(cells[0]).toEqual([
      'Asia/KathmanduUTC+05:45',
      'Pokhara, Gandaki',
      'RadioNews',
      '4 users',
      '50.0 GB',
      'Active',
    ]);
    expect(cells[1]?.slice(2)).toEqual(['Television', '0 users', '20.0 GB of the company', 'Archived']);
    expect(screen.getByText('3 stations')).toBeDefined();
  });

  it('render only the rows in view of four hundred, and the keyboard reaches the last one', async () => {
    const many = Array.from({ length: 400 }, (_, n) =>
      makeStation({ id: n + 1, slug: `s-${n}`, title: `Station ${n}` }),
    );
    openCompany({ stations: many });
    const table = await screen.findByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe('401');
    expect(titles().length).toBeGreaterThan(5);
    expect(titles().length).toBeLessThan(40);
    within(table).getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Station 2' })).toBeDefined();
  });

  it('are found by name, place and zone, filtered by state and sorted by a column', async () => {
    openCompany({ stations });
    const search = await screen.findByRole('searchbox', { name: 'Search stations' });
    await userEvent.type(search, 'pokh');
    await waitFor(() => expect(titles()).toEqual(['Lake FM']));
    expect(screen.getByText('1 of 3 stations')).toBeDefined();
    await userEvent.type(search, 'zzz');
    await press('Show all stations');
    await waitFor(() => expect(titles()).toHaveLength(3));
    await press('Time zone');
    expect(titles()).toEqual(['WXYZ', 'Lake FM', 'Old TV']);
    await press('Time zone');
    expect(titles()).toEqual(['Old TV', 'Lake FM', 'WXYZ']);
    await userEvent.click(screen.getByRole('radio', { name: /Archived/ }));
    expect(titles()).toEqual(['Old TV']);
  });

  it('are loaded again by Retry after a failure', async () => {
    let works = false;
    openCompany({
      answers: {
        'stations.company': () =>
          works
            ? { name: 'Lake', station_quota_bytes: null, has_demo: false, version: 1 }
            : failure(500, 'No.'),
      },
    });
    expect(await screen.findByText('Unable to fetch the stations from the server')).toBeDefined();
    works = true;
    await press('Retry');
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('are not requested for an admin of the station, who is no company admin', async () => {
    const { requestsTo } = openCompany({ answers: { 'settings.get': () => makeSettings() } });
    expect(await screen.findByText('Only company admins can open Company')).toBeDefined();
    expect(requestsTo('stations.list')).toEqual([]);
  });
});

describe('the name of the company', () => {
  it('changes in place', async () => {
    const { bodiesOf } = openCompany();
    await press('Rename the company');
    const field = screen.getByRole('textbox', { name: 'Name of the company' });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Enter the name of the company.')).toBeDefined();
    await userEvent.type(field, 'Hill Radio{Enter}');
    expect(await screen.findByText('Hill Radio')).toBeDefined();
    expect(bodiesOf('stations.updateCompany')).toEqual([{ name: 'Hill Radio', version: 1 }]);
    expect(messages()).toEqual([{ details: 'The company is now “Hill Radio”.', type: 'success' }]);
  });

  it('stays on Escape', async () => {
    const { bodiesOf } = openCompany();
    await press('Rename the company');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the company' }), 'X{Escape}');
    expect(screen.getByText('Lake Radio Network')).toBeDefined();
    expect(bodiesOf('stations.updateCompany')).toEqual([]);
  });

  it('of another admin is shown before a second Save replaces it', async () => {
    let company = { name: 'Lake', station_quota_bytes: null, has_demo: false, version: 1 };
    const { bodiesOf } = openCompany({
      answers: {
        'stations.company': () => company,
        'stations.updateCompany': ({ body }) => {
          const { version } = Object(body) as { version: number };
          if (version === 1) {
            company = { ...company, name: 'Sea', version: 2 };
            return failure(409, 'Changed.');
          }
          return (company = { ...company, ...Object(body), version: 3 });
        },
      },
    });
    await press('Rename the company');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the company' }), ' FM{Enter}');
    expect(await screen.findByText(/Another admin renamed the company to “Sea”/)).toBeDefined();
    await press('Save');
    expect(await screen.findByText('Lake FM')).toBeDefined();
    expect(bodiesOf('stations.updateCompany')).toEqual([
      { name: 'Lake FM', version: 1 },
      { name: 'Lake FM', version: 2 },
    ]);
  });
});

describe('the demo', () => {
  const demo = makeStation({ id: 5, slug: 'harbour-fm', title: 'Harbour FM', is_demo: true });

  it('is removed after a question that names its stations', async () => {
    const { requestsTo } = openCompany({ stations: [demo, makeStation()], company: { has_demo: true } });
    await press('Remove the demo');
    const question = await screen.findByRole('alertdialog', { name: 'Remove the demo?' });
    expect(question.textContent).toContain('Deleted: Harbour FM');
    await press('Remove the demo', question);
    await waitFor(() => expect(screen.queryByText('This company has the demo')).toBeNull());
    expect(requestsTo('stations.removeDemo')).toHaveLength(1);
  });

  it('stays until the company has an active station of its own', async () => {
    openCompany({ stations: [demo, old], company: { has_demo: true } });
    expect(await screen.findByText(/Add a station of your own, then remove them/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove the demo' })).toBeNull();
  });
});
