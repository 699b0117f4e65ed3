import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { removeAuthenticator, stubAuthenticator } from '../../testing/stub-authenticator.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const station = {
  station: 'wxyz',
  title: 'WXYZ',
  user_id: 1,
  format: null,
  geo_state: null,
  geo_region: null,
  searchKey: null,
};
const entry = {
  ...station,
  is_AVESS: false,
  login_host: null,
  login_api_version: 1,
  redirect_domain: null,
  force_redirect_url: null,
};
const signedIn = { stations: [entry], apikey: 'key', host: '', username: 'ada' };
const request = { options: { challenge: 'AAAA', rpId: 'localhost' }, origin: globalThis.location.origin };
const started = { ...request, ticket: 't-1', expires_in: 300 };

function open(answers: FakeResponses) {
  const fake = fakeStation({
    'sessions.startPasskeySignIn': () => started,
    'sessions.passkeyOptions': () => request,
    'sessions.confirmSignIn': () => signedIn,
    ...answers,
  });
  const leave = vi.fn<(url: string) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    fetch: fake.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={{ leave }}>
      <SignInScreen forgotAddress="https://help.example.org/reset" />
    </PostKitProvider>,
  );
  return {
    leave,
    bodies: (id: string) => fake.calls.filter((call) => call.operation === id).map(({ body }) => body),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alert')).textContent;

afterEach(removeAuthenticator);

describe('a sign-in with a passkey', () => {
  it('needs no name and no password', async () => {
    stubAuthenticator();
    const { leave, bodies } = open({});
    await press('Sign in with a passkey');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(expect.stringContaining('/stations/api/v1/do_login/')),
    );
    expect(bodies('sessions.confirmSignIn')).toMatchObject([{ ticket: 't-1', passkey: { id: 'key-1' } }]);
  });

  it('is busy while the browser asks, and keeps the form when the user cancels', async () => {
    const asked = withResolvers<unknown>();
    stubAuthenticator().get.mockReturnValue(asked.promise);
    const { bodies } = open({});
    await press('Sign in with a passkey');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /passkey/ }).getAttribute('aria-disabled')).toBe('true'),
    );
    await press('Sign in with a passkey');
    asked.reject(new DOMException('No.', 'NotAllowedError'));
    await waitFor(async () => expect(await alertText()).toBe('No passkey was used.'));
    expect(bodies('sessions.startPasskeySignIn')).toHaveLength(1);
    expect(screen.getByLabelText(/Username/)).toBeDefined();
  });

  it.each<[number, string]>([
    [422, 'The station did not accept this passkey.'],
    [410, 'This took too long. Try again.'],
    [403, 'Your account is disabled. Ask an admin of your station to enable it.'],
  ])('says why the station refuses it: %s', async (status, text) => {
    stubAuthenticator();
    open({ 'sessions.confirmSignIn': () => failure(status, 'No.') });
    await press('Sign in with a passkey');
    await waitFor(async () => expect(await alertText()).toBe(text));
  });

  it('says that the installation has no passkeys', async () => {
    open({ 'sessions.startPasskeySignIn': () => failure(409, 'No.') });
    await press('Sign in with a passkey');
    await waitFor(async () =>
      expect(await alertText()).toBe('Passkeys do not work at this address: they need https and a domain.'),
    );
  });

  it('says at which address of the installation passkeys work', async () => {
    stubAuthenticator();
    open({ 'sessions.startPasskeySignIn': () => ({ ...started, origin: 'https://post.example' }) });
    await press('Sign in with a passkey');
    await waitFor(async () => expect(await alertText()).toBe('Passkeys work only at https://post.example.'));
  });

  it('follows the password, and gives way to a recovery code', async () => {
    stubAuthenticator().get.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
    const second_step = { ticket: 't-2', expires_in: 300, factors: ['passkey', 'recovery'] };
    const { leave, bodies } = open({
      'sessions.signIn': () => Response.json({ error_message: 'A factor.', second_step }, { status: 403 }),
    });
    await userEvent.type(screen.getByLabelText(/Username/), 'ada');
    await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
    await press('Log in');
    await press('Use a passkey');
    expect(await alertText()).toBe('No passkey was used.');
    await press('Use a recovery code');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Use a passkey');
    await press('Use a passkey');
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(bodies('sessions.confirmSignIn')).toMatchObject([{ ticket: 't-2', passkey: { id: 'key-1' } }]);
  });
});
