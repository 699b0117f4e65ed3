import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AuthorizationReport } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { adminSettings, choose, drawer, openSetup, press, type Scene } from './testing/open-setup.tsx';

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const select = [
  '<select><option value="">Select a page</option>',
  '<option id="1122" value="pkpage_one">Harbour page</option><option id="1133" value="pkpage_two">Market &amp; more</option></select>',
].join('');
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

/** Opens the drawer that adds an account of a platform. */
async function addAccount(label: string, term: string, answers: Scene['answers'] = {}) {
  const opened = openSetup({ destinations: [], answers });
  await choose(label);
  await press(`Connect your first ${term}`);
  await drawer(`Add ${label}`);
  const addresses = () => opened.openWindow.mock.calls.map(([url]) => new URL(url));
  const guid = () => addresses().at(-1)?.searchParams.get('guid') ?? '';
  /** The last page of the window reports. */
  async function report(outcome: AuthorizationReport['outcome'], of = guid()) {
    await act(async () =>
      opened.openWindow.mock.lastCall?.[2]({ postkit: 'authorization', guid: of, outcome }),
    );
  }
  return { ...opened, addresses, guid, report };
}

const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

async function pick(field: RegExp, option: string): Promise<void> {
  await press(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('SetupScreen, Twitter', () => {
  it('SETUP-060 SETUP-061 SETUP-076 authorizes in a window with a guid of its own, then saves with the guid', async () => {
    const { addresses, guid, report, asked } = await addAccount('Twitter', 'account');
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
    await press('Authorize');
    expect(addresses().map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([
      'https://post.example.org/wxyz/request_twitter_code/',
    ]);
    expect(guid()).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(isDisabled('Continue')).toBe(true);
    await report('granted', 'another guid');
    expect(isDisabled('Continue')).toBe(true);
    await report('granted');
    await press('Continue');
    await press('Save');
    await waitFor(() =>
      expect(bodies(asked('connections.create'))).toMatchObject([{ type: 'twitter', name: guid() }]),
    );
  });

  it('SETUP-058 saves the guid of the window that granted access as the name', async () => {
    const { guid, report, asked } = await addAccount('Twitter', 'account');
    await press('Authorize');
    await report('denied');
    await press('Authorize');
    await report('granted');
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(asked('connections.create')).toHaveLength(1));
    const [body] = bodies(asked('connections.create')) as { name: string }[];
    expect(body?.name).toBe(guid());
    expect(body?.name).not.toBe('');
  });

  it('SETUP-077 shows how the window ended, and opens it again', async () => {
    const { report, openWindow } = await addAccount('Twitter', 'account');
    await press('Authorize');
    const ends = {
      denied: /did not get your permission/,
      scope: /permission is missing/,
      expired: /no longer valid/,
      failed: /could not be connected/,
    };
    for (const [outcome, text] of Object.entries(ends)) {
      await report(outcome as keyof typeof ends);
      expect(screen.getByText(text)).toBeDefined();
      expect(isDisabled('Continue')).toBe(true);
    }
    await press('Authorize');
    expect(openWindow).toHaveBeenCalledTimes(2);
    expect(screen.getByText(/Waiting for Twitter/)).toBeDefined();
  });

  it('opens no window if the installation has no client for the platform, and names the settings that it lacks', async () => {
    const settings = { ...adminSettings(), authorizable_types: ['facebook', 'v_youtube', 'spreaker'] };
    const query = 'newConnection=twitter&step=1&overrideDrawerProtection=true';
    openSetup({ props: { query }, answers: { 'settings.get': () => settings } });
    await drawer('Add Twitter');
    expect(isDisabled('Authorize')).toBe(true);
    expect(
      screen.getByText(
        /^Twitter sign-in is not set up .* POSTKIT_TWITTER_CLIENT_ID and POSTKIT_TWITTER_CLIENT_SECRET/,
      ),
    ).toBeDefined();
  });

  it('says that the browser blocked the window', async () => {
    const { openWindow } = await addAccount('Twitter', 'account');
    openWindow.mockReturnValue(null);
    await press('Authorize');
    expect(screen.getByText(/Your browser blocked the Twitter window/)).toBeDefined();
  });

  it('notices a closed window, and still accepts a late report', async () => {
    const { openWindow, report } = await addAccount('Twitter', 'account');
    let isClosed = false;
    const release = vi.fn<() => void>();
    openWindow.mockReturnValue({ isClosed: () => isClosed, release });
    await press('Authorize');
    isClosed = true;
    expect(await screen.findByText(/was closed before it finished/)).toBeDefined();
    await report('granted');
    expect(isDisabled('Continue')).toBe(false);
    await press('Close');
    await press('Discard');
    await waitFor(() => expect(release).toHaveBeenCalled());
  });

  it('SETUP-062 stays open and leads back to Authorize if the station finds no authorization', async () => {
    const { report } = await addAccount('Twitter', 'account', {
      'connections.create': () => failure(400, 'Invalid credentials found.'),
    });
    await press('Authorize');
    await report('granted');
    await press('Continue');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Authorization not provided. Please click "Back", then click the "Authorize" button to authorize your Twitter account',
    );
    await press('Back');
    expect(screen.getByRole('button', { name: 'Authorize again' })).toBeDefined();
  });

  it('saves a new guid when the account of a destination is authorized again', async () => {
    const { openWindow, asked } = openSetup({
      destinations: [makeDestination({ id: 3, type: 'twitter', title: 'harbour', name: 'old' })],
    });
    await choose(/Twitter/);
    await press('Edit @harbour');
    await press('Authorize again');
    const [url = '', , onMessage] = openWindow.mock.lastCall ?? [];
    const guid = new URL(url).searchParams.get('guid');
    await act(async () => onMessage?.({ postkit: 'authorization', guid, outcome: 'granted' }));
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(bodies(asked('connections.update'))).toMatchObject([{ name: guid }]));
  });
});

describe('SetupScreen, YouTube', () => {
  it('SETUP-053 SETUP-056 SETUP-057 authorizes, then asks for name and privacy, then settings', async () => {
    const { addresses, report } = await addAccount('YouTube', 'channel');
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    await press('Authorize');
    expect(addresses()[0]?.pathname).toBe('/wxyz/api/v1/request_youtube_code');
    expect(isDisabled('Continue')).toBe(true);
    await report('granted');
    await press('Continue');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    expect(await screen.findByRole('textbox', { name: /^Channel name/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Private' })).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /^Channel name/ }), 'Harbour TV');
    await press('Continue');
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /by default/ })).toBeDefined();
  });

  it('SETUP-052 SETUP-055 saves the name of the channel, the guid, and public as the privacy', async () => {
    const { guid, report, asked } = await addAccount('YouTube', 'channel');
    await press('Authorize');
    await report('granted');
    await press('Continue');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Channel name/ }), 'Harbour TV');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Public' }).checked).toBe(true);
    await press('Continue');
    await press('Save');
    const fields = { type: 'v_youtube', title: 'Harbour TV', name: guid(), privacy_status: 'public' };
    await waitFor(() => expect(bodies(asked('connections.create'))).toMatchObject([fields]));
  });
});

describe('SetupScreen, Facebook', () => {
  it('SETUP-042 SETUP-043 SETUP-045 continues after the click, and says who must do it', async () => {
    const { addresses } = await addAccount('Facebook', 'page', {
      'connections.facebookPages': () => html(select),
    });
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(
      screen.getByText(/must be completed by the owner of the Facebook page, with admin access/),
    ).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
    await press('Authorize');
    expect(addresses()[0]?.pathname).toBe('/wxyz/request_facebook_code/');
    expect(isDisabled('Continue')).toBe(false);
  });

  it('SETUP-044 SETUP-046 SETUP-048 offers the pages of the station’s select', async () => {
    const { report, asked } = await addAccount('Facebook', 'page', {
      'connections.facebookPages': () => html(select),
    });
    await press('Authorize');
    await report('granted');
    await press('Continue');
    await press(/Page/);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Harbour page',
      'Market & more',
    ]);
    expect(asked('connections.facebookPages')[0]?.query).toEqual({ station: 'wxyz' });
    await userEvent.keyboard('{Escape}');
    expect(isDisabled('Continue')).toBe(true);
    await pick(/Page/, 'Market & more');
    expect(isDisabled('Continue')).toBe(false);
  });

  it('SETUP-041 SETUP-042 SETUP-047 saves the id, the title and the token of the chosen page on the third step', async () => {
    const { report, asked } = await addAccount('Facebook', 'page', {
      'connections.facebookPages': () => html(select),
    });
    await press('Authorize');
    await report('granted');
    await press('Continue');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    await pick(/Page/, 'Market & more');
    await press('Continue');
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /by default/ })).toBeDefined();
    await press('Save');
    const fields = { type: 'facebook', app_id: '1133', title: 'Market & more', token: 'pkpage_two' };
    await waitFor(() => expect(bodies(asked('connections.create'))).toMatchObject([fields]));
  });

  it('loads the pages again when there are none yet, and after a failure', async () => {
    const responses = [() => html('<select></select>'), () => failure(500, 'No.'), () => html(select)];
    const { report } = await addAccount('Facebook', 'page', {
      'connections.facebookPages': () => responses.shift()?.(),
    });
    await press('Authorize');
    await report('granted');
    await press('Continue');
    expect(await screen.findByText(/has returned no pages yet/)).toBeDefined();
    await press('Load pages again');
    expect(await screen.findByText('Could not load the Facebook pages.')).toBeDefined();
    await press('Load pages again');
    expect(await screen.findByRole('button', { name: /Page/ })).toBeDefined();
  });
});

describe('SetupScreen, Spreaker', () => {
  const shows = [{ show_id: 77, title: 'Harbour on Spreaker' }];

  async function authorize(response: () => object) {
    const opened = await addAccount('Spreaker', 'account', { 'connections.spreakerShows': response });
    expect(isDisabled('Continue')).toBe(true);
    await press('Authorize');
    await opened.report('granted');
    await press('Continue');
    return opened;
  }

  it('SETUP-065 SETUP-066 SETUP-068 authorizes in a window, then offers the settings', async () => {
    const { addresses, guid, asked } = await authorize(() => shows);
    expect(screen.getByText('Step 2 of 2')).toBeDefined();
    expect(addresses()[0]?.pathname).toBe('/wxyz/request_spreaker_code/');
    await waitFor(() =>
      expect(asked('connections.spreakerShows').map(({ params }) => params)).toEqual([
        { station: 'wxyz', guid: guid() },
      ]),
    );
  });

  it('SETUP-067 SETUP-071 needs a show, and saves it with its text', async () => {
    const { guid, asked } = await authorize(() => shows);
    await screen.findByRole('button', { name: /Spreaker show/ });
    expect(isDisabled('Save')).toBe(true);
    await pick(/Spreaker show/, 'Harbour on Spreaker');
    await press('Save');
    const show = { spreaker_show_id: '77', title: 'Harbour on Spreaker', is_mp3: true };
    await waitFor(() =>
      expect(bodies(asked('connections.create'))).toMatchObject([
        { type: 'spreaker', name: guid(), ...show },
      ]),
    );
    const [body] = bodies(asked('connections.create')) as { historical_items: string }[];
    expect(JSON.parse(body?.historical_items ?? '')).toEqual({ show_id: 77, title: 'Harbour on Spreaker' });
  });

  const none = 'You do not have any shows created in your Spreaker account. Please create a podcast first.';

  it('SETUP-072 says that the account has no shows', async () => {
    await authorize(() => []);
    expect(await screen.findByText(none)).toBeDefined();
    expect(isDisabled('Save')).toBe(true);
  });

  it('SETUP-073 SETUP-074 says the same and reports it if the shows cannot be fetched, and loads them again', async () => {
    let isBroken = true;
    await authorize(() => (isBroken ? failure(502, 'No.') : shows));
    expect(await screen.findByText(none)).toBeDefined();
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { name: 'Unable to talk to server to get spreaker shows', type: 'error' },
    ]);
    isBroken = false;
    await press('Load shows again');
    expect(await screen.findByRole('button', { name: /Spreaker show/ })).toBeDefined();
  });

  it('SETUP-075 stays open and leads back to Authorize if the station finds no authorization', async () => {
    const answers = {
      'connections.spreakerShows': () => shows,
      'connections.create': () => failure(400, 'Invalid credentials found.'),
    };
    const { report } = await addAccount('Spreaker', 'account', answers);
    await press('Authorize');
    await report('granted');
    await press('Continue');
    await pick(/Spreaker show/, 'Harbour on Spreaker');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Authorization not provided. Please click "Back", then click the "Authorize" button to authorize your Spreaker account',
    );
  });
});
