import { createClient } from '@postkit/sdk';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../../host/host-provider.tsx';
import { failure, type FakeAnswers, fakeStation } from '../../../../testing/fake-station.ts';
import { SignInScreen, type SignInScreenProps } from '../sign-in-screen.tsx';

const outside = 'https://help.example.org/reset';

function installation(password_reset = '', mails_password_resets = true) {
  return { links: { password_reset, academy: '', sales: '', sign_in: '', provider_home: '', image_origin: '' }, mails_password_resets };
}

function open(answers: FakeAnswers = {}, props: SignInScreenProps = {}, kept = new Map<string, string>()) {
  const station = fakeStation({ 'settings.installation': () => installation(), ...answers });
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const host = { leave: vi.fn<(url: string) => void>(), setTitle: vi.fn<(title: string) => void>(), storage };
  const client = createClient({ baseUrl: 'https://post.example.org', fetch: station.fetch, retries: 0, logLevel: 'off' });
  render(
    <HostProvider host={host}>
      <SignInScreen connect={async () => client} {...props} />
    </HostProvider>,
  );
  const asked = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...host, kept, asked };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tooMany = () => Response.json({ error_message: 'Too many tries.' }, { status: 429, headers: { 'retry-after': String(14 * 60 - 5) } });

afterEach(cleanup);

describe('"Forgot your password?"', () => {
  it('is the form outside that the installation names, known without waiting once somebody types', async () => {
    const { kept, asked } = open({ 'settings.installation': () => installation(outside) });
    expect(asked('settings.installation')).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Username/), 'ada');
    expect((await screen.findByRole('link', { name: 'Forgot your password?' })).getAttribute('href')).toBe(outside);
    expect(asked('settings.installation')).toHaveLength(1);
    cleanup();
    open({}, {}, kept);
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(outside);
  });

  it('leaves for that form also where nobody typed before', async () => {
    const { leave } = open({ 'settings.installation': () => installation(outside) });
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(outside));
  });

  it('is the form that the page itself names', () => {
    open({}, { forgotAddress: outside });
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(outside);
  });

  it('asks by email or username and says the same whoever it is', async () => {
    const { asked, setTitle } = open({ 'sessions.requestPasswordReset': () => new Response(null, { status: 202 }) });
    await userEvent.type(screen.getByLabelText(/^Username/), 'ada');
    await press('Forgot your password?');
    await heading('Forgot your password?');
    expect(setTitle).toHaveBeenLastCalledWith('POST - Forgot your password?');
    expect(screen.getByDisplayValue('ada')).toBe(document.activeElement);
    await press('Email me a link');
    expect(await screen.findByText(/^If there is an account with that name, we have emailed it a link\./)).toBeDefined();
    expect(asked('sessions.requestPasswordReset').map(({ body }) => body)).toEqual([{ name: 'ada' }]);
    expect(document.activeElement?.tagName).toBe('H1');
    await press('Back to sign in');
    await heading('Sign in');
  });

  it('sends nothing without a name', async () => {
    const { asked } = open();
    await press('Forgot your password?');
    await press('Email me a link');
    expect(await screen.findByText('Enter your email or username.')).toBeDefined();
    expect(asked('sessions.requestPasswordReset')).toEqual([]);
  });

  it('says whom to ask where the station sends no mail, known before or found out', async () => {
    open({ 'settings.installation': () => installation('', false) });
    await press('Forgot your password?');
    expect(await screen.findByText(/^This station cannot send email\. Ask an admin/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
    cleanup();
    open({ 'settings.installation': () => failure(500, 'no'), 'sessions.requestPasswordReset': () => failure(503, 'No mail.') });
    await press('Forgot your password?');
    await type(/^Email or username/, 'ada');
    await press('Email me a link');
    expect(await screen.findByText(/^This station cannot send email\. Ask an admin/)).toBeDefined();
  });

  it('says when to try again after too many, and what to do without an answer', async () => {
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

describe('a mailed link', () => {
  it('lets somebody choose a new password, and then sign in with it', async () => {
    const { asked, setTitle } = open({ 'sessions.resetPassword': () => ({}) }, { resetToken: 'from-the-mail' });
    await heading('Choose a new password');
    expect(setTitle).toHaveBeenLastCalledWith('POST - Choose a new password');
    const field = await screen.findByLabelText<HTMLInputElement>(/^New password/, { selector: 'input' });
    expect(document.activeElement).toBe(field);
    await type(/^New password/, 'short');
    await press('Save password');
    expect(await screen.findByText('A password has at least 8 characters.')).toBeDefined();
    expect(asked('sessions.resetPassword')).toEqual([]);
    await press('Show');
    expect(field.type).toBe('text');
    await type(/^New password/, 'a long password');
    await press('Save password');
    await heading('Sign in');
    expect(screen.getByText('Your new password is set. Sign in with it.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Username/));
    expect(asked('sessions.resetPassword').map(({ body }) => body)).toEqual([
      { token: 'from-the-mail', password: 'a long password', revoke_api_keys: true },
    ]);
  });

  it('keeps the API keys where the user says so', async () => {
    const { asked } = open({ 'sessions.resetPassword': () => ({}) }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    const keys = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Also revoke my API keys' });
    expect(keys.checked).toBe(true);
    await userEvent.click(keys);
    await press('Save password');
    await heading('Sign in');
    expect(asked('sessions.resetPassword').map(({ body }) => body)).toEqual([
      { token: 'good', password: 'a long password', revoke_api_keys: false },
    ]);
  });

  it('that is of no use any more leads to a new one in one press', async () => {
    open({ 'sessions.resetPassword': () => failure(410, 'Gone.') }, { resetToken: 'old' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect(await screen.findByText('This link was already used, or it is more than an hour old.')).toBeDefined();
    await press('Email me a new link');
    await heading('Forgot your password?');
  });

  it('is tried again after too many tries, and nothing typed is lost', async () => {
    open({ 'sessions.resetPassword': tooMany }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect(await screen.findByText('Too many attempts. Try again in 14 minutes.')).toBeDefined();
    expect(screen.getByDisplayValue('a long password')).toBeDefined();
  });

  it('is tried again when the station is busy, and nothing typed is lost', async () => {
    const busy = () => Response.json({ error_message: 'Busy.' }, { status: 503, headers: { 'retry-after': '4' } });
    open({ 'sessions.resetPassword': busy }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect(await screen.findByText('The station is busy. Try again in 4 seconds.')).toBeDefined();
    expect(screen.getByDisplayValue('a long password')).toBeDefined();
  });

  it('with a password that the station refuses says why', async () => {
    const errors = { password: ['A password has at most 200 characters.'] };
    open({ 'sessions.resetPassword': () => failure(400, 'Not all fields fit.', errors) }, { resetToken: 'good' });
    await type(/^New password/, 'a long password');
    await press('Save password');
    expect((await screen.findByRole('alert')).textContent).toContain('A password has at most 200 characters.');
  });
});
