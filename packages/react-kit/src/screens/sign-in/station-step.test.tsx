import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StationEntry } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { SignInScreen } from './sign-in-screen.tsx';

function entry(station: string, overrides: Partial<StationEntry> = {}): StationEntry {
  return {
    station,
    title: `Station ${station}`,
    user_id: 1,
    format: null,
    geo_state: null,
    geo_region: null,
    searchKey: null,
    is_AVESS: false,
    login_host: null,
    login_api_version: 1,
    redirect_domain: null,
    force_redirect_url: null,
    ...overrides,
  };
}

/** Signs in to the choice of these stations. */
async function open(stations: StationEntry[]) {
  const station = fakeStation({
    'sessions.signIn': () => ({ stations, apikey: 'key', host: '', username: 'ada' }),
    'sessions.postLogin': () => ({}),
  });
  const leave = vi.fn<(url: string) => void>();
  const client = createClient({ baseUrl: 'https://post.example.org', fetch: station.fetch });
  render(
    <PostKitProvider stores={stores} client={client} host={{ leave }}>
      <SignInScreen />
    </PostKitProvider>,
  );
  fireEvent.change(screen.getByLabelText(/Username/), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText(/Password/, { selector: 'input' }), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Choose a station' });
  return { calls: station.calls, leave };
}

async function pick(label: RegExp, option: string) {
  await userEvent.click(screen.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** The options of a drop-down. */
async function offered(label: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: label }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  return options;
}

const filters = [/Format/, /State/, /City/, /Radio Station/] as const;

describe('the choice of a station', () => {
  it('AUTH-018 AUTH-022 is narrowed by drop-downs above twenty stations with formats', async () => {
    const talk = Array.from({ length: 11 }, (_, n) =>
      entry(`talk-${n}`, { format: 'Talk', geo_state: 'Maine', geo_region: n % 2 ? 'Bangor' : 'Portland' }),
    );
    const news = Array.from({ length: 10 }, (_, n) =>
      entry(`news-${n}`, { format: 'News', geo_state: n % 2 ? 'Ohio' : 'Utah' }),
    );
    const { leave } = await open([...talk, ...news]);
    const buttons = screen.getAllByRole('button');
    const places = filters.map((label) => buttons.indexOf(screen.getByRole('button', { name: label })));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await pick(/Format/, 'Talk');
    expect(screen.getByRole('button', { name: /State/ }).textContent).toContain('Maine');
    expect(await offered(/Format/)).toEqual(['News', 'Talk']);
    expect(await offered(/State/)).toEqual(['Maine']);
    expect(await offered(/City/)).toEqual(['Bangor', 'Portland']);
    await pick(/City/, 'Bangor');
    expect(await offered(/Radio Station/)).toEqual([1, 3, 5, 7, 9].map((n) => `Station talk-${n}`));
    await pick(/Radio Station/, 'Station talk-3');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=talk-3'));
  });

  it('AUTH-019 AUTH-020 starts with the only format and its only state', async () => {
    const places = { format: 'Talk', geo_state: 'Maine' };
    await open(
      Array.from({ length: 21 }, (_, n) => entry(`s-${n}`, { ...places, geo_region: `City ${n % 2}` })),
    );
    expect((await screen.findByRole('button', { name: /Format/ })).textContent).toContain('Talk');
    expect(screen.getByRole('button', { name: /State/ }).textContent).toContain('Maine');
    expect(await offered(/City/)).toEqual(['City 0', 'City 1']);
  });

  it('AUTH-016 AUTH-022 is a searchable list with Continue up to twenty stations', async () => {
    await open(Array.from({ length: 20 }, (_, n) => entry(`s-${n}`, { format: 'Talk' })));
    expect(screen.getAllByRole('radio')).toHaveLength(20);
    expect(screen.getByRole('searchbox', { name: 'Search stations' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
    for (const label of filters) expect(screen.queryByRole('button', { name: label })).toBeNull();
  });

  it('AUTH-021 is a search only among four hundred stations without a format', async () => {
    const { leave } = await open(Array.from({ length: 400 }, (_, n) => entry(`s-${n}`)));
    for (const label of filters) expect(screen.queryByRole('button', { name: label })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search stations' }), {
      target: { value: 'station s-399' },
    });
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=s-399'));
  });

  it('renders the start of four hundred stations, and more as the user moves or scrolls towards its end', async () => {
    await open(Array.from({ length: 400 }, (_, n) => entry(`s-${n}`)));
    const radios = () => screen.getAllByRole('radio');
    expect(radios()).toHaveLength(60);
    fireEvent.click(screen.getByRole('radio', { name: /Station s-58/ }));
    expect(radios()).toHaveLength(120);
    fireEvent.scroll(screen.getByRole('group', { name: 'Stations' }));
    expect(radios()).toHaveLength(180);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'station' } });
    expect(radios()).toHaveLength(60);
  });

  it('is a drop-down with a search if one city has many stations', async () => {
    const many = Array.from({ length: 130 }, (_, n) =>
      entry(`s-${n}`, { format: 'News', geo_state: 'Maine', geo_region: 'Bangor' }),
    );
    const { leave } = await open(many);
    await pick(/City/, 'Bangor');
    await userEvent.click(screen.getByRole('button', { name: /Radio Station/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 's-123');
    await userEvent.click(await screen.findByRole('option', { name: 'Station s-123' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=s-123'));
  });

  it('AUTH-035 follows the forced address of the chosen one, after its record', async () => {
    const { calls, leave } = await open([
      entry('plain'),
      entry('forced', { force_redirect_url: 'https://elsewhere.example.org/' }),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /Station forced/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://elsewhere.example.org/'));
    expect(calls.map(({ operation }) => operation)).toContain('sessions.postLogin');
  });
});
