import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { CompanyLicences, LicensedUser } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { LicencesScreen } from './licences-screen.tsx';

const person = (id: number, first_name: string, overrides: Partial<LicensedUser> = {}): LicensedUser => ({
  id,
  first_name,
  last_name: 'Lund',
  email: `${first_name.toLowerCase()}@example.org`,
  username: first_name,
  disabled: 0,
  company_admin: 0,
  version: 3,
  ...overrides,
});

const company = (): CompanyLicences => ({
  stations: [
    {
      station: 'kabc',
      title: 'Kay ABC',
      logger_only: true,
      holders: [{ user_id: 8, licence: 'full', admin: false }],
    },
    {
      station: 'wxyz',
      title: 'WXYZ',
      logger_only: false,
      holders: [
        { user_id: 8, licence: 'podcast', admin: false },
        { user_id: 7, licence: 'full', admin: true },
      ],
    },
  ],
  users: [
    person(7, 'Ada'),
    person(8, 'Bea'),
    person(9, 'Cai'),
    person(10, 'Dan', { disabled: 1 }),
    person(11, 'Eva', { company_admin: 1 }),
  ],
});

const user = userEvent.setup();
const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ details, type }) => ({ details, type }));

/** Renders the screen for a company admin; the station stores assignments. */
function open(answers: FakeResponses = {}) {
  const data = company();
  const holdersAt = (slug: unknown) => data.stations.find(({ station }) => station === slug)?.holders ?? [];
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'licences.list': () => data,
    'licences.assign': ({ params, body }) => {
      const { user_id, licence } = Object(body);
      const holders = holdersAt(params['station']);
      const found = holders.find((held) => held.user_id === user_id);
      if (found) return Object.assign(found, { licence });
      holders.push({ user_id, licence, admin: false });
      return holders.at(-1);
    },
    'licences.remove': ({ params }) => {
      const holders = holdersAt(params['station']);
      holders.splice(
        holders.findIndex((held) => held.user_id === Number(params['id'])),
        1,
      );
      return null;
    },
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <LicencesScreen />
    </PostKitProvider>,
  );
  return {
    ...station,
    data,
    requestsTo: (operation: string) => station.calls.filter((call) => call.operation === operation),
  };
}

const names = () => screen.getAllByRole('rowheader').map((row) => row.textContent);
const select = (name: string) => screen.findByRole('button', { name: new RegExp(`Licence of ${name}`) });

async function choose(name: string, licence: RegExp) {
  await user.click(await select(name));
  await user.click(await screen.findByRole('option', { name: licence }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  useMessages.in(stores).setState({ messages: [] });
});

describe('LicencesScreen', () => {
  it('lists the licences of the current station by name, with a count of each', async () => {
    open();
    await screen.findByRole('table', { name: 'Licences' });
    expect(names()).toEqual(['Ada Lundada@example.org', 'Bea Lundbea@example.org']);
    expect(screen.getByText('2 users: 1 everything, 1 podcasts only')).toBeDefined();
    expect((await select('Bea Lund')).textContent).toContain('Podcasts only');
    expect(screen.queryByText(/licensed as a Logger/)).toBeNull();
  });

  it('shows another station, and says that a Logger limits all licences', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: /Licences at$/ }));
    await user.click(await screen.findByRole('option', { name: /Kay ABC/ }));
    expect(await screen.findByText('Kay ABC is licensed as a Logger')).toBeDefined();
    expect(names()).toEqual(['Bea Lundbea@example.org']);
  });

  it('changes a licence at the chosen station, stating the version, and shows the new one', async () => {
    const { requestsTo } = open();
    await choose('Bea Lund', /Log only/);
    await waitFor(() =>
      expect(messages()).toEqual([{ details: 'Bea Lund now has “Log only” at WXYZ.', type: 'success' }]),
    );
    expect(requestsTo('licences.assign').map(({ params, body }) => [params['station'], body])).toEqual([
      ['wxyz', { user_id: 8, licence: 'logger', version: 3 }],
    ]);
    expect((await select('Bea Lund')).textContent).toContain('Log only');
  });

  it('shows the licence as busy while it is changed, and the old one again if that fails', async () => {
    let refuse = (_response: Response) => {};
    open({ 'licences.assign': () => new Promise<Response>((resolve) => (refuse = resolve)) });
    await choose('Ada Lund', /Podcasts only/);
    await waitFor(async () => expect(await select('Ada Lund')).toHaveProperty('disabled', true));
    expect((await select('Ada Lund')).textContent).toContain('Podcasts only');
    refuse(failure(409, 'Another admin saved this user.'));
    await waitFor(() =>
      expect(messages()).toEqual([
        { details: 'Could not assign the licence. 409: Another admin saved this user.', type: 'error' },
      ]),
    );
    await waitFor(async () => expect((await select('Ada Lund')).textContent).toContain('Everything'));
  });

  it('assigns a licence to an active user of the company without one', async () => {
    const { requestsTo } = open();
    await user.click(await screen.findByRole('button', { name: 'Assign licence' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign a licence at WXYZ' });
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(within(dialog).getByText('Choose a user.')).toBeDefined();
    await user.click(within(dialog).getByRole('combobox', { name: /User/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Cai Lundcai@example.org',
    ]);
    await user.click(screen.getByRole('option', { name: /Cai Lund/ }));
    await user.click(within(dialog).getByRole('radio', { name: /Podcasts only/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo('licences.assign').map(({ body }) => body)).toEqual([
      { user_id: 9, licence: 'podcast', version: 3 },
    ]);
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('keeps the dialog open with the reason if an assignment fails', async () => {
    open({ 'licences.assign': () => failure(409, 'This user is disabled.') });
    await user.click(await screen.findByRole('button', { name: 'Assign licence' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /User/ }));
    await user.click(await screen.findByRole('option', { name: /Cai Lund/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Could not assign the licence. 409: This user is disabled.',
    );
  });

  it('says so if every active user has a licence already', async () => {
    const data = company();
    open({ 'licences.list': () => ({ ...data, users: data.users.filter(({ id }) => id !== 9) }) });
    await user.click(await screen.findByRole('button', { name: 'Assign licence' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Every active user of the company has a licence here.');
    expect(within(dialog).queryByRole('combobox')).toBeNull();
  });

  it('removes a licence after a confirmation that says what is lost', async () => {
    const { requestsTo } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove the licence of Bea Lund' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove the licence of Bea Lund?' });
    expect(question.textContent).toContain('They lose access to WXYZ immediately.');
    await user.click(within(question).getByRole('button', { name: 'Remove licence' }));
    await waitFor(() => expect(names()).toEqual(['Ada Lundada@example.org']));
    expect(requestsTo('licences.remove').map(({ params }) => params)).toEqual([{ station: 'wxyz', id: '8' }]);
    expect(messages()).toEqual([{ details: 'Bea Lund no longer works at WXYZ.', type: 'success' }]);
  });

  it('finds users by name and email, and shows all again', async () => {
    open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'BEA@');
    expect(names()).toEqual(['Bea Lundbea@example.org']);
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all users' }));
    expect(names()).toHaveLength(2);
  });

  it('says that a station has no licences yet', async () => {
    const data = company();
    open({
      'licences.list': () => ({ ...data, stations: data.stations.map((one) => ({ ...one, holders: [] })) }),
    });
    expect(await screen.findByText('Assign licences to the users who work at WXYZ.')).toBeDefined();
    expect(screen.getByText('0 users')).toBeDefined();
  });

  it('loads again by Retry after a failure', async () => {
    let works = false;
    open({ 'licences.list': () => (works ? company() : failure(500, 'No.')) });
    expect(await screen.findByText('Unable to fetch the licences from the server')).toBeDefined();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Licences' })).toBeDefined();
  });

  it('sends no request for an admin of the station, who is no company admin', async () => {
    const entry = {
      station: 'wxyz',
      title: 'WXYZ',
      admin: true,
      showEditor: true,
      podcastOnly: false,
      browserOnly: false,
      default_image: '',
    };
    const { requestsTo } = open({ 'settings.get': () => makeSettings({ station_list: [entry] }) });
    expect(await screen.findByText('Only company admins can open Licences')).toBeDefined();
    expect(requestsTo('licences.list')).toEqual([]);
  });
});
