import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { type FakeResponses, failure, fakeStation } from '../../../testing/fake-station.ts';
import { makeStation } from '../../../testing/make-station.ts';
import { stores } from '../../../testing/stores.ts';
import { NameStationDialog } from './name-station-dialog.tsx';

function memory() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

/** As the shell shows it: until the settings say that the station has its name. */
function Gate() {
  const settings = useSettings().data?.settings;
  return settings?.needs_name && <NameStationDialog station="station" path="/station/audio-editor" />;
}

function open(answers: FakeResponses = {}, storage = memory()) {
  const first = makeStation({
    id: 1,
    slug: 'station',
    title: 'My station',
    timezone: 'UTC',
    needs_name: true,
    version: 3,
  });
  let isNamed = false;
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station: 'station', needs_name: !isNamed }),
    'stations.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 1, next: null, previous: null },
      objects: [first],
    }),
    'stations.company': () => ({
      name: 'My company',
      station_quota_bytes: null,
      has_demo: false,
      version: 1,
    }),
    'stations.updateCompany': ({ body }) => ({
      station_quota_bytes: null,
      has_demo: false,
      version: 2,
      ...Object(body),
    }),
    'stations.update': ({ body }) => {
      isNamed = true;
      return { ...first, ...Object(body), needs_name: false };
    },
    ...answers,
  });
  const navigate = vi.fn<(to: string, options?: { replace?: boolean }) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'station',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={{ navigate, storage }}>
      <Gate />
    </PostKitProvider>,
  );
  return { ...station, navigate, storage };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the first question of an installation', () => {
  it('stores name, address, zone of the browser and company, and continues at the new address', async () => {
    const { calls, navigate, storage } = open();
    const dialog = await screen.findByRole('dialog', { name: 'Name your station' });
    const title = await within(dialog).findByRole('textbox', { name: /Name of the station/ });
    await userEvent.type(title, 'Lake FM');
    const company = within(dialog).getByRole('textbox', { name: /Name of the company/ });
    await userEvent.clear(company);
    await userEvent.type(company, 'Lake Radio');
    await press('Save and continue');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/lake-fm/audio-editor', { replace: true }));
    const saved = calls
      .filter(({ operation }) => /update/.test(operation))
      .map(({ operation, body }) => [operation, body]);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(saved).toEqual([
      ['stations.updateCompany', { name: 'Lake Radio' }],
      ['stations.update', { title: 'Lake FM', slug: 'lake-fm', timezone: timeZone, version: 3 }],
    ]);
    expect(storage.get('station')).toBe('lake-fm');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be put off for a day', async () => {
    const { storage } = open();
    await screen.findByRole('textbox', { name: /Name of the station/ });
    await press('Later');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const { calls } = open({}, storage);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ operation }) => operation === 'stations.list')).toEqual([]);
    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001);
    open({}, storage);
    expect(await screen.findByRole('dialog', { name: 'Name your station' })).toBeDefined();
  });

  it('names the missing fields, and an address that is taken', async () => {
    const { calls } = open({ 'stations.update': () => failure(409, 'Taken.') });
    const title = await screen.findByRole('textbox', { name: /Name of the station/ });
    await press('Save and continue');
    expect(screen.getByText('Enter the name of the station.')).toBeDefined();
    expect(calls.filter(({ operation }) => operation === 'stations.update')).toEqual([]);
    await userEvent.type(title, 'Lake FM');
    await press('Save and continue');
    expect(await screen.findByText('Taken.')).toBeDefined();
  });

  it('offers a retry if the station could not be loaded', async () => {
    let works = false;
    const company = { name: 'My company', station_quota_bytes: null, has_demo: false, version: 1 };
    open({ 'stations.company': () => (works ? company : failure(500, 'No.')) });
    await screen.findByText('The station could not be loaded.');
    works = true;
    await press('Retry');
    expect(await screen.findByRole('textbox', { name: /Name of the station/ })).toBeDefined();
  });
});
