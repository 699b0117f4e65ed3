import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StationChange } from '@postkit/sdk/schema';
import { type FakeResponses, failure } from '../../../testing/fake-station.ts';
import { makeStation } from '../../../testing/make-station.ts';
import { openCompany, press } from '../testing/open-company.tsx';

const lake = makeStation({
  id: 2,
  slug: 'lake-fm',
  title: 'Lake FM',
  timezone: 'Europe/Berlin',
  shows: 2,
  version: 4,
});

const preview: StationChange = {
  slug: { from: 'lake-fm', to: 'lake', redirects: ['feeds', 'listen_pages', 'api'] },
  timezone: {
    from: 'Europe/Berlin',
    to: 'Asia/Kathmandu',
    schedules: [
      {
        id: 7,
        show_id: 1,
        show_title: 'Morning Hour',
        title: 'The news',
        before: Date.UTC(2026, 11, 1, 5) / 1000,
        after: Date.UTC(2026, 11, 1, 0, 15) / 1000,
      },
    ],
    day_borders: { before: Date.UTC(2026, 10, 30, 23) / 1000, after: Date.UTC(2026, 10, 30, 18, 15) / 1000 },
    analytics: 'later_days',
  },
};

async function open(answers: FakeResponses = {}, station = lake) {
  const opened = openCompany({
    stations: [station, makeStation({ id: 9, slug: 'other', title: 'Other' })],
    answers,
  });
  await press(`Edit ${station.title}`);
  const drawer = await screen.findByRole('dialog', { name: station.title });
  const field = (name: RegExp) => within(drawer).getByRole('textbox', { name });
  async function retype(name: RegExp, text: string) {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  }
  return { ...opened, drawer, field, retype };
}

describe('the details of a station', () => {
  it('are saved with the version that they are based on, and without a question if address and zone stay', async () => {
    const { drawer, retype, bodiesOf, requestsTo } = await open();
    expect(within(drawer).getByText('2 shows · 0 episodes · 0 users')).toBeDefined();
    expect(within(drawer).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await retype(/Name of the station/, 'Lake Radio');
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Television' }));
    await press('Save', drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('stations.update')).toEqual([{ title: 'Lake Radio', station_type: 'tv', version: 4 }]);
    expect(requestsTo('stations.previewChange')).toEqual([]);
    expect(await screen.findByRole('rowheader', { name: /Lake Radio/ })).toBeDefined();
  });

  it('show before a new address is saved which addresses lead on, and what a new zone moves', async () => {
    const { drawer, retype, bodiesOf } = await open({ 'stations.previewChange': () => preview });
    await retype(/^Address/, 'lake');
    await press('Save', drawer);
    const question = await screen.findByRole('alertdialog', { name: 'Moved by this change' });
    expect(bodiesOf('stations.previewChange')).toEqual([{ slug: 'lake' }]);
    expect(question.textContent).toContain('Addresses with “lake-fm” lead to “lake” from now on:');
    expect(question.textContent).toContain('feeds, with the same episodes and GUIDs');
    expect(question.textContent).not.toContain('embed codes');
    const [, row] = within(question).getAllByRole('row');
    expect(row?.textContent).toContain('Morning Hour');
    expect(row?.textContent).toContain('Tue, Dec 1, 06:00');
    expect(row?.textContent).toContain('4 h 45 min earlier');
    expect(question.textContent).toContain(
      'Tue, Dec 1, 00:00 (Europe/Berlin) → Tue, Dec 1, 00:00 (Asia/Kathmandu)',
    );
    expect(question.textContent).toContain('later days begin at the new midnight');
    expect(question.textContent).toContain('Recorded moments stay');
    expect(bodiesOf('stations.update')).toEqual([]);
    await press('Save the change', question);
    await waitFor(() => expect(bodiesOf('stations.update')).toEqual([{ slug: 'lake', version: 4 }]));
  });

  it('stay open, with nothing saved, if the user cancels the change', async () => {
    const { drawer, field, retype, bodiesOf } = await open({ 'stations.previewChange': () => preview });
    await retype(/^Address/, 'lake');
    await press('Save', drawer);
    await press('Cancel', await screen.findByRole('alertdialog'));
    expect(field(/^Address/)).toHaveProperty('value', 'lake');
    expect(bodiesOf('stations.update')).toEqual([]);
  });

  it('show at the address that another station has or had it, until the user changes it', async () => {
    const { drawer, field, retype } = await open({
      'stations.previewChange': () => failure(409, 'Another station has this address.'),
    });
    await retype(/^Address/, 'other');
    await press('Save', drawer);
    expect(await within(drawer).findByText('Another station has this address.')).toBeDefined();
    await userEvent.type(field(/^Address/), '2');
    expect(within(drawer).queryByText(/Another station has this address/)).toBeNull();
  });

  it('continue at the new address if the user works at this station', async () => {
    const here = makeStation({ version: 2 });
    const change: StationChange = {
      slug: { from: 'wxyz', to: 'abcd', redirects: ['feeds'] },
      timezone: null,
    };
    const { drawer, retype, navigate } = await open({ 'stations.previewChange': () => change }, here);
    await retype(/^Address/, 'abcd');
    await press('Save', drawer);
    await press('Save the change', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/abcd/company', { replace: true }));
  });

  it('that another admin changed meanwhile are never overwritten without a question', async () => {
    let isFirst = true;
    const theirs = { ...lake, title: 'Lake One', version: 5 };
    const { drawer, retype, bodiesOf } = await open({
      'stations.get': () => theirs,
      'stations.update': ({ body }) => {
        if (!isFirst) return { ...theirs, ...Object(body), version: 6 };
        isFirst = false;
        return failure(409, 'Changed.');
      },
    });
    await retype(/Name of the station/, 'Lake Two');
    await press('Save', drawer);
    const question = await screen.findByRole('alertdialog', { name: 'Another admin changed this station' });
    expect(question.textContent).toContain(
      'Their version: Lake One, address lake-fm, time zone Europe/Berlin.',
    );
    await press('Keep mine', question);
    await waitFor(() =>
      expect(bodiesOf('stations.update').at(-1)).toEqual({ title: 'Lake Two', version: 5 }),
    );
  });

  it('with changes are not discarded without a question', async () => {
    const { drawer, retype } = await open();
    await retype(/Name of the station/, 'Lake Two');
    await press('Cancel', drawer);
    await press('Discard', await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why they could not be saved', async () => {
    const { drawer, retype } = await open({ 'stations.update': () => failure(500, 'No.') });
    await retype(/Name of the station/, 'Lake Two');
    await press('Save', drawer);
    expect((await within(drawer).findByRole('alert')).textContent).toContain(
      'Could not save the station. 500: No.',
    );
  });
});
