import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { SignInScreen, type SignInScreenProps } from '../sign-in-screen.tsx';

const provider = { name: 'Harbour', address: '/stations/api/v1/single_sign_on/', isOnly: false };
const entry = {
  station: 'wxyz',
  title: 'Station wxyz',
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
};

function open(props: SignInScreenProps, answers: FakeResponses = {}) {
  const station = fakeStation(answers);
  const leave = vi.fn<(url: string) => void>();
  const client = createClient({ baseUrl: 'https://post.example.org', fetch: station.fetch });
  render(
    <PostKitProvider stores={stores} client={client} host={{ leave }}>
      <SignInScreen {...props} />
    </PostKitProvider>,
  );
  return { ...station, leave };
}

const link = () => screen.findByRole('link', { name: 'Sign in with Harbour' });

describe('the sign-in with a provider', () => {
  it('leads to the provider, and to the page that the user wanted afterwards', async () => {
    open({ singleSignOn: provider, returnTo: '/wxyz/shows?page=2' });
    expect((await link()).getAttribute('href')).toBe(
      '/stations/api/v1/single_sign_on/?next=%2Fwxyz%2Fshows%3Fpage%3D2',
    );
    expect(screen.getByLabelText(/Password/, { selector: 'input' })).toBeTruthy();
  });

  it('has no fields for a password where the provider is the only way', async () => {
    open({ singleSignOn: { ...provider, isOnly: true } });
    expect((await link()).getAttribute('href')).toBe('/stations/api/v1/single_sign_on/');
    expect(screen.queryByLabelText(/Password/)).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });

  it('is absent without a provider', async () => {
    open({});
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('link', { name: /Sign in with/ })).toBeNull();
  });

  it('says why the last sign-in failed, until the next one', async () => {
    open({ singleSignOn: provider, returned: 'no_group' }, { 'sessions.signIn': () => failure(401, 'No.') });
    const text = 'None of your groups has access to a station. Ask an admin of your station for access.';
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
    await userEvent.type(screen.getByLabelText(/Username/), 'ada');
    await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Invalid email or password.');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('enters the only station with the new session', async () => {
    const { leave } = open(
      { singleSignOn: provider, returned: 'done', returnTo: '/wxyz/shows' },
      { 'sessions.current': () => ({ stations: [entry], apikey: 'key', host: '', username: 'ada' }) },
    );
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const address = new URL(leave.mock.calls[0]?.[0] ?? '');
    expect(address.pathname).toBe('/stations/api/v1/do_login/');
    expect(address.searchParams.get('redirect_path')).toBe('/wxyz/shows');
  });

  it('offers the sign-in again if there is no session', async () => {
    open({ singleSignOn: provider, returned: 'done' }, { 'sessions.current': () => failure(401, 'No.') });
    expect(await screen.findByText(/The sign-in could not be completed/)).toBeTruthy();
    expect(await link()).toBeTruthy();
  });

  it('names the provider to a page where it cannot be used', async () => {
    const refusal = Response.json(
      { error_message: 'No passwords.', single_sign_on: 'Harbour' },
      { status: 403 },
    );
    open({}, { 'sessions.signIn': () => refusal });
    await userEvent.type(await screen.findByLabelText(/Username/), 'ada');
    await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Sign in with Harbour on the station’s own page.')).toBeTruthy();
  });
});
