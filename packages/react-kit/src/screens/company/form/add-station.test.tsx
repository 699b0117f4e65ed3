import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { openCompany, press } from '../testing/open-company.tsx';

async function open(scene?: Parameters<typeof openCompany>[0]) {
  const opened = openCompany(scene);
  await press('Add a station');
  const dialog = await screen.findByRole('dialog', { name: 'Add a station' });
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  return { ...opened, dialog, field };
}

describe('a new station', () => {
  it('gets the proposed address, the chosen zone and the entered place, and leads to it', async () => {
    const { dialog, field, bodiesOf, navigate } = await open();
    await userEvent.type(field(/Name of the station/), 'Radio Zürichsee');
    expect(field(/^Address/)).toHaveProperty('value', 'radio-zurichsee');
    const zone = await within(dialog).findByRole('combobox', { name: /Time zone/ });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'kathm');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Asia/KathmanduUTC+05:45',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(field(/City or region/), 'Zürich');
    await press('Add station', dialog);
    const added = await screen.findByRole('dialog', { name: 'Radio Zürichsee is ready' });
    expect(bodiesOf('stations.create')).toEqual([
      expect.objectContaining({
        title: 'Radio Zürichsee',
        slug: 'radio-zurichsee',
        timezone: 'Asia/Kathmandu',
        station_type: 'radio',
        geo_region: 'Zürich',
        format: null,
        quota_bytes: null,
      }),
    ]);
    await press('Open station', added);
    expect(navigate).toHaveBeenCalledWith('/radio-zurichsee/shows', { replace: false });
  });

  it('starts with the zone of the browser', async () => {
    const { dialog } = await open();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(await within(dialog).findByRole('combobox', { name: /Time zone/ })).toHaveProperty(
      'value',
      timeZone,
    );
  });

  it('keeps an address that the user has changed', async () => {
    const { field } = await open();
    await userEvent.type(field(/Name of the station/), 'Lake');
    await userEvent.clear(field(/^Address/));
    await userEvent.type(field(/^Address/), 'see');
    await userEvent.type(field(/Name of the station/), ' FM');
    expect(field(/^Address/)).toHaveProperty('value', 'see');
  });

  it('is checked before it is sent: the form of the address at once, missing fields on Add', async () => {
    const { dialog, field, bodiesOf } = await open();
    await userEvent.type(field(/^Address/), '-a b');
    expect(within(dialog).getByText(/^An address has lower-case letters/)).toBeDefined();
    await userEvent.clear(field(/^Address/));
    await press('Add station', dialog);
    expect(within(dialog).getByText('Enter the name of the station.')).toBeDefined();
    expect(within(dialog).getByText('Enter an address.')).toBeDefined();
    expect(bodiesOf('stations.create')).toEqual([]);
  });

  it('shows at the address that another station has or had it, until the user changes it', async () => {
    const { dialog, field } = await open({
      answers: { 'stations.create': () => failure(409, 'Taken.', { slug: ['Taken.'] }) },
    });
    await userEvent.type(field(/Name of the station/), 'Lake FM');
    await press('Add station', dialog);
    await waitFor(() => expect(within(dialog).getByText('Taken.')).toBeDefined());
    expect(field(/^Address/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(/^Address/), '2');
    expect(within(dialog).queryByText('Taken.')).toBeNull();
  });

  it('keeps the entered values after a failure, with the reason', async () => {
    const { dialog, field } = await open({ answers: { 'stations.create': () => failure(500, 'No.') } });
    await userEvent.type(field(/Name of the station/), 'Lake FM');
    await press('Add station', dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Could not add the station. 500: No.',
    );
    expect(field(/Name of the station/)).toHaveProperty('value', 'Lake FM');
  });
});
