import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { SignInScreen } from '../sign-in-screen.tsx';

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

async function open(factors: string[], answers: FakeResponses = {}) {
  const asked = { error_message: 'A code.', second_step: { ticket: 't-1', expires_in: 300, factors } };
  const fake = fakeStation({ 'sessions.signIn': () => Response.json(asked, { status: 403 }), ...answers });
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
  await userEvent.type(screen.getByLabelText(/Username/), 'ada');
  await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
  await press('Log in');
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
  return {
    ...fake,
    leave,
    bodies: (id: string) => fake.calls.filter((call) => call.operation === id).map(({ body }) => body),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

describe('the second step', () => {
  it('asks for the code of the app, and enters the station with the right one', async () => {
    const answers = {
      'sessions.confirmSignIn': ({ body }: { body: unknown }) =>
        Object(body).code === '123456' ? signedIn : failure(422, 'No.'),
    };
    const { leave, bodies } = await open(['app', 'recovery'], answers);
    await press('Continue');
    expect(await screen.findByText('Enter the code.')).toBeDefined();
    await type(/^Code of your app/, '000000');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is wrong');
    await userEvent.clear(screen.getByLabelText(/^Code of your app/));
    await type(/^Code of your app/, '123456');
    await press('Continue');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(expect.stringContaining('/stations/api/v1/do_login/')),
    );
    expect(bodies('sessions.confirmSignIn')).toEqual([
      { ticket: 't-1', binding: expect.any(String), code: '000000' },
      { ticket: 't-1', binding: expect.any(String), code: '123456' },
    ]);
  });

  it('takes a recovery code where the user has some', async () => {
    const { bodies } = await open(['app', 'recovery'], { 'sessions.confirmSignIn': () => signedIn });
    await press('Use a recovery code');
    await type(/^Recovery code/, '3f9k-0q2m-x7ta-b8hd');
    await press('Continue');
    await waitFor(() =>
      expect(bodies('sessions.confirmSignIn')).toMatchObject([{ code: '3f9k-0q2m-x7ta-b8hd' }]),
    );
  });

  it('offers no recovery code to a user without any', async () => {
    await open(['app']);
    expect(await screen.findByLabelText(/^Code of your app/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  });

  it('returns to the password when the sign-in has expired', async () => {
    await open(['app'], { 'sessions.confirmSignIn': () => failure(410, 'Too late.') });
    await type(/^Code of your app/, '123456');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toContain('This took too long');
    await press('Sign in again');
    expect(await screen.findByLabelText(/Username/)).toBeDefined();
  });

  it('sets an app up where a station requires one, and completes after the recovery codes', async () => {
    const setup = {
      secret: 'ABCDEFGH',
      address: 'otpauth://totp/POST:ada?secret=ABCDEFGH',
      qr: { size: 5, path: 'M1 1h1v1h-1z' },
    };
    let attempts = 0;
    const { leave, bodies } = await open([], {
      'sessions.setUpApp': () => ((attempts += 1) === 1 ? failure(503, 'Busy.') : setup),
      'sessions.confirmApp': () => ({ recovery_codes: ['aaaa-bbbb-cccc-dddd'] }),
      'sessions.confirmSignIn': () => signedIn,
    });
    await press('Try again');
    expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Or type this key/).value).toBe('ABCD EFGH');
    await type(/^Code of the app/, '123456');
    await press('Turn on');
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
    await press('I saved the codes');
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(bodies('sessions.confirmSignIn')).toEqual([{ ticket: 't-1', binding: expect.any(String) }]);
  });
});
