import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { HostProvider } from '../../../host/host-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { SignInScreen, type SignInScreenProps } from '../sign-in-screen.tsx';

const externalForm = 'https://help.example.org/reset';

function installation(password_reset = '', mails_password_resets = true) {
  return {
    links: { password_reset, academy: '', sales: '', sign_in: '', provider_home: '', image_origin: '' },
    mails_password_resets,
  };
}

function open(
  answers: FakeResponses = {},
  props: SignInScreenProps = {},
  stored = new Map<string, string>(),
) {
  const station = fakeStation({ 'settings.installation': () => installation(), ...answers });
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const host = { leave: vi.fn<(url: string) => void>(), setTitle: vi.fn<(title: string) => void>(), storage };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <HostProvider stores={stores} host={host}>
      <SignInScreen connect={async () => client} {...props} />
    </HostProvider>,
  );
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...host, stored, requestsTo };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tooMany = () =>
  Response.json(
    { error_message: 'Too many tries.' },
    { status: 429, headers: { 'retry-after': String(14 * 60 - 5) } },
  );

describe('"Forgot your password?"', () => {
  it('AUTH-006 AUTH-007 links to the installation’s external form, whose address loads when the user starts typing', async () => {
    const { stored, requestsTo } = open({ 'settings.installation': () => installation(externalForm) });
    expect(requestsTo('settings.installation')).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Username/), 'ada');
    expect((await screen.findByRole('link', { name: 'Forgot your password?' })).getAttribute('href')).toBe(
      externalForm,
    );
    expect(requestsTo('settings.installation')).toHaveLength(1);
    cleanup();
    open({}, {}, stored);
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      externalForm,
    );
  });

  it('leaves for that form if the user did not type before', async () => {
    const { leave } = open({ 'settings.installation': () => installation(externalForm) });
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(externalForm));
  });

  it('links to the form that the page sets', () => {
    open({}, { forgotAddress: externalForm });
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      externalForm,
    );
  });

  it('AUTH-007 opens the station’s own form without an external one, and requests a link by email or username, with the same response for each name', async () => {
    const { requestsTo, setTitle } = open({
      'sessions.requestPasswordReset': () => new Response(null, { status: 202 }),
    });
    await userEvent.type(screen.getByLabelText(/^Username/), 'ada');
    await press('Forgot your password?');
    await heading('Forgot your password?');
    expect(setTitle).toHaveBeenLastCalledWith('POST - Forgot your password?');
    expect(screen.getByDisplayValue('ada')).toBe(document.activeElement);
    await press('Email me a link');
    expect(
      await screen.findByText(/^If there is an account with that name, we have emailed it a link\./),
    ).toBeDefined();
    expect(requestsTo('sessions.requestPasswordReset').map(({ body }) => body)).toEqual([{ name: 'ada' }]);
    expect(document.activeElement?.tagName).toBe('H1');
    await press('Back to sign in');
    await heading('Sign in');
  });

  it('sends nothing without a name', async () => {
    const { requestsTo } = open();
    await press('Forgot your password?');
    await press('Email me a link');
    expect(await screen.findByText('Enter your email or username.')).toBeDefined();
    expect(requestsTo('sessions.requestPasswordReset')).toEqual([]);
  });

  it('says whom to ask if the station sends no email, whether known before or from the response', async () => {
    open({ 'settings.installation': () => installation('', false) });
    await press('Forgot your password?');
    expect(await screen.findByText(/^This station cannot send email\. Ask an admin/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
    cleanup();
    open({
      'settings.installation': () => failure(500, 'no'),
      'sessions.requestPasswordReset': () => failure(503, 'No mail.'),
    });
    await press('Forgot your password?');
    await type(/^Email or username/, 'ada');
    await press('Email me a link');
    expect(await screen.findByText(/^This station cannot send email\. Ask an admin/)).toBeDefined();
  });

  it('says when to retry after too many attempts, and what to do without a response', async () => {
    let answer = tooMany;
    open({ 'sessions.requestPasswordReset': () => answer() });
    await press('Forgot your password?');
    await type(/^Email or username/, 'ada');
    await press('Email me a link');
    expect(await screen.findByText('Too many attempts. Try again in 14 minutes.')).toBeDefined();
    answer = () => {
      throw new TypeError('offline');
    };
    await press('Email me a link');
    expect(await screen.findByText(/^The station did not respond\./)).toBeDefined();
    expect(screen.getByDisplayValue('ada')).toBeDefined();
  });
});

describe('A reset link', () => {
  it('lets the user choose a new password and sign in with it', async () => {
    const { requestsTo, setTitle } = open(
      { 'sessions.resetPassword': () => ({}) },
      { resetToken: 'from-the-mail' },
    );
    await heading('Choose a new password');
    expect(setTitle).toHaveBeenLastCalledWith('POST - Choose a new password');
    const field = await screen.findByLabelText<HTMLInputElement>(/^New password/, { selector: 'input' });
    expect(document.activeElement).toBe(field);
    await type(/^New password/, 'short');
    await press('Save password');
    expect(await screen.findByText('A password has at least 8 characters.')).toBeDefined();
    expect(requestsTo('sessions.resetPassword')).toEqual([]);
    await press('Show');
    expect(field.type).toBe('text');
    await type(/^New password/, 'a long password');
    await press('Save password');
    await heading('Sign in');
    expect(screen.getByText('Your new password is set. Sign in with it.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Username/));
    expect(requestsTo('sessions.resetPassword').map(({ body }) => body)).toEqual([
      { token: 'from-the-mail', password: 'a long password', revoke_api_keys: true },
    ]);
  });

  it('keeps the API keys if the user chooses so', async () => {
    const { requestsTo } = open({ 'sessions.resetPassword': () => ({}) }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    const keys = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Also revoke my API keys' });
    expect(keys.checked).toBe(true);
    await userEvent.click(keys);
    await press('Save password');
    await heading('Sign in');
    expect(requestsTo('sessions.resetPassword').map(({ body }) => body)).toEqual([
      { token: 'good', password: 'a long password', revoke_api_keys: false },
    ]);
  });

  it('leads to a new link in one press if it expired', async () => {
    open({ 'sessions.resetPassword': () => failure(410, 'Gone.') }, { resetToken: 'old' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect(await screen.findByText('This link was already used, or it is too old.')).toBeDefined();
    await press('Email me a new link');
    await heading('Forgot your password?');
  });

  it('keeps the input for a retry after too many attempts', async () => {
    open({ 'sessions.resetPassword': tooMany }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect(await screen.findByText('Too many attempts. Try again in 14 minutes.')).toBeDefined();
    expect(screen.getByDisplayValue('a long password')).toBeDefined();
  });

  it('keeps the input for a retry when the station is busy', async () => {
    const busy = () =>
      Response.json({ error_message: 'Busy.' }, { status: 503, headers: { 'retry-after': '4' } });
    open({ 'sessions.resetPassword': busy }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect(await screen.findByText('The station is busy. Try again in 4 seconds.')).toBeDefined();
    expect(screen.getByDisplayValue('a long password')).toBeDefined();
  });

  it('shows why the station refuses a password', async () => {
    const errors = { password: ['A password has at most 200 characters.'] };
    open(
      { 'sessions.resetPassword': () => failure(400, 'Not all fields fit.', errors) },
      { resetToken: 'good' },
    );
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A password has at most 200 characters.',
    );
  });
});
