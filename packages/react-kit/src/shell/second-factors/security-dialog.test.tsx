import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { SecondFactors } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { removeAuthenticator, stubAuthenticator } from '../../testing/stub-authenticator.ts';
import { SecurityDialog } from './security-dialog.tsx';

const none: SecondFactors = {
  app: null,
  passkeys: [],
  allows_passkeys: true,
  recovery_codes: 0,
  is_required: false,
  confirmed_until: null,
};
const withApp: SecondFactors = {
  ...none,
  app: { created_at: 1_795_000_000, last_used_at: null },
  recovery_codes: 2,
};
const confirmed: SecondFactors = { ...none, confirmed_until: 1_795_000_600 };
const laptop = { id: 1, name: 'Laptop', created_at: 1_795_000_000, last_used_at: 1_795_100_000 };
const phone = { id: 2, name: 'Phone', created_at: 1_795_000_000, last_used_at: null };
const withPasskeys: SecondFactors = { ...confirmed, passkeys: [phone, laptop], recovery_codes: 10 };
const passkeyOptions = {
  origin: globalThis.location.origin,
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'POST' },
    user: { id: 'AAAA', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [],
  },
};
const setup = {
  secret: 'ABCDEFGH',
  address: 'otpauth://totp/POST:ada?secret=ABCDEFGH',
  qr: { size: 5, path: 'M1 1h1v1h-1z' },
};

function open(factors: SecondFactors, answers: FakeResponses = {}) {
  let current = factors;
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    'secondFactors.get': () => current,
    'secondFactors.confirm': ({ body }) => {
      if (Object(body).password !== 'secret' && Object(body).code !== '123456') return failure(422, 'Wrong.');
      return (current = { ...current, confirmed_until: 1_795_000_600 });
    },
    'secondFactors.setUpApp': () => setup,
    'secondFactors.confirmApp': ({ body }) => {
      if (Object(body).code !== '123456') return failure(422, 'Wrong.');
      current = { ...withApp, recovery_codes: 1, confirmed_until: current.confirmed_until };
      return { recovery_codes: ['aaaa-bbbb-cccc-dddd'] };
    },
    'secondFactors.removeApp': () => {
      current = { ...none, confirmed_until: current.confirmed_until };
      return {};
    },
    'secondFactors.makeRecoveryCodes': () => ({ recovery_codes: ['eeee-ffff-gggg-hhhh'] }),
    ...answers,
  });
  const host = { copyText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue() };
  const onClose = vi.fn<() => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <SecurityDialog onClose={onClose} />
    </PostKitProvider>,
  );
  return {
    ...host,
    onClose,
    requests: (id: string) => station.calls.filter((call) => call.operation === id),
  };
}

afterEach(removeAuthenticator);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label, { selector: 'input' }), text);

async function confirm(password = 'secret') {
  await type(/^Password/, password);
  await press('Confirm');
}

describe('SecurityDialog', () => {
  it('sets an app up after the password, and shows the recovery codes once', async () => {
    const { copyText, onClose } = open(none);
    expect(await screen.findByText('Not set up')).toBeDefined();
    await press('Set up');
    await confirm('wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('This password is wrong.');
    await userEvent.clear(screen.getByLabelText(/^Password/, { selector: 'input' }));
    await confirm();
    await type(/^Code of the app/, '000000');
    await press('Turn on');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is wrong');
    await userEvent.clear(screen.getByLabelText(/^Code of the app/));
    await type(/^Code of the app/, '123456');
    await press('Turn on');
    const dialog = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(within(dialog).getByText('aaaa-bbbb-cccc-dddd')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await press('Copy the codes');
    expect(copyText).toHaveBeenCalledWith('aaaa-bbbb-cccc-dddd');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
    expect(decodeURIComponent(link.href)).toContain('aaaa-bbbb-cccc-dddd');
    await press('I saved the codes');
    expect(await screen.findByText('1 code left')).toBeDefined();
    expect(document.body.innerHTML).not.toContain('aaaa-bbbb');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('turns the app off after a code, and says that the password is then enough', async () => {
    const { requests } = open(withApp);
    await press('Turn off');
    await press('Use a code instead');
    await type(/^Code of your app, or a recovery code/, '123456');
    await press('Confirm');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('your password alone signs you in');
    await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Not set up')).toBeDefined();
    expect(requests('secondFactors.removeApp')).toHaveLength(1);
  });

  it('shows why the station refuses, and keeps the app', async () => {
    const refused = () => failure(409, 'A station requires a second factor.');
    open(
      { ...withApp, is_required: true, confirmed_until: 1_795_000_600 },
      { 'secondFactors.removeApp': refused },
    );
    expect(await screen.findByText('A station that you work at requires a second factor.')).toBeDefined();
    await press('Turn off');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(question.textContent).toContain('Could not change your second factor.'));
  });

  it('makes new recovery codes after a question', async () => {
    open({ ...withApp, confirmed_until: 1_795_000_600 });
    expect(await screen.findByText('2 codes left')).toBeDefined();
    await press('Make new codes');
    await press('Make codes');
    expect(await screen.findByText('eeee-ffff-gggg-hhhh')).toBeDefined();
  });

  it('can be loaded again after a failure', async () => {
    let attempts = 0;
    open(none, { 'secondFactors.get': () => ((attempts += 1) === 1 ? failure(500, 'No.') : none) });
    await press('Retry');
    expect(await screen.findByText('Not set up')).toBeDefined();
  });

  it('adds a passkey of the browser under a name, and shows the recovery codes of a first factor', async () => {
    const { requests } = open(confirmed, {
      'secondFactors.setUpPasskey': () => passkeyOptions,
      'secondFactors.addPasskey': () => ({ recovery_codes: ['aaaa-bbbb-cccc-dddd'] }),
    });
    const authenticator = stubAuthenticator();
    await press('Add a passkey');
    await press('Add a passkey');
    expect(await screen.findByText('Enter a name.')).toBeDefined();
    await type(/^Name/, ' Laptop ');
    await press('Add a passkey');
    expect(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).toBeDefined();
    expect(authenticator.create).toHaveBeenCalledOnce();
    expect(requests('secondFactors.addPasskey')).toMatchObject([
      { body: { name: 'Laptop', response: { id: 'key-1', type: 'public-key' } } },
    ]);
  });

  it.each([
    ['NotAllowedError', 'No passkey was used.'],
    ['InvalidStateError', 'This device already has your passkey.'],
    ['UnknownError', 'The browser could not use a passkey. Try again.'],
  ])('keeps the form when the browser rejects with %s', async (name, text) => {
    const { requests } = open(confirmed, { 'secondFactors.setUpPasskey': () => passkeyOptions });
    stubAuthenticator().create.mockRejectedValue(new DOMException('No.', name));
    await press('Add a passkey');
    await type(/^Name/, 'Laptop');
    await press('Add a passkey');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(requests('secondFactors.addPasskey')).toEqual([]);
  });

  it('says that a browser has no passkeys, and where passkeys work', async () => {
    const elsewhere = { ...passkeyOptions, origin: 'https://post.example.org' };
    const answers = [passkeyOptions, elsewhere];
    open(confirmed, { 'secondFactors.setUpPasskey': () => answers.shift() });
    await press('Add a passkey');
    await type(/^Name/, 'Laptop');
    await press('Add a passkey');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This browser does not support passkeys.',
    );
    await press('Add a passkey');
    expect(await screen.findByText('Passkeys work only at https://post.example.org.')).toBeDefined();
  });

  it('offers no passkeys where the installation has none', async () => {
    open({ ...confirmed, allows_passkeys: false });
    expect(
      await screen.findByText('Passkeys do not work at this address: they need https and a domain.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('renames and removes passkeys, and says when the last factor goes', async () => {
    const { requests } = open(withPasskeys, {
      'secondFactors.renamePasskey': () => laptop,
      'secondFactors.removePasskey': () => null,
    });
    expect(await screen.findByText('Added 11/18/2026 06:06 · Last used 11/19/2026 09:53')).toBeDefined();
    await press('Rename Laptop');
    await userEvent.clear(screen.getByLabelText(/^Name/));
    await type(/^Name/, 'Work laptop');
    await press('Rename');
    await press('Remove Phone');
    const question = await screen.findByRole('alertdialog', { name: 'Remove the passkey Phone?' });
    expect(question.textContent).not.toContain('your password alone');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(requests('secondFactors.removePasskey')).toMatchObject([{ params: { id: '2' } }]),
    );
    expect(requests('secondFactors.renamePasskey')).toMatchObject([
      { params: { id: '1' }, body: { name: 'Work laptop' } },
    ]);
  });

  it('says when the session was not confirmed in time', async () => {
    const late = () => failure(403, 'Confirm that it is you: enter your password or a code first.');
    open({ ...none, confirmed_until: 1_795_000_600 }, { 'secondFactors.setUpApp': late });
    await press('Set up');
    expect((await screen.findByRole('alert')).textContent).toContain('Confirm that it is you');
  });
});
