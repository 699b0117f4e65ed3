import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { webhookSecretProblem } from '@postkit/sdk/schema';
import { makeDestination } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { choose, drawer, fill, openSetup, press } from './testing/open-setup.tsx';

const stored = makeDestination({
  id: 9,
  type: 'webhook',
  title: 'Newsroom',
  webhook_url: 'https://news.example/hook',
  has_token: true,
});
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

async function addWebhook(scene: Parameters<typeof openSetup>[0] = {}) {
  const opened = openSetup({ destinations: [], ...scene });
  await choose('Webhook');
  await press('Connect your first webhook');
  await drawer('Add Webhook');
  return opened;
}

describe('SetupScreen, webhooks', () => {
  it('are added with a name, an address and a secret that the browser generates', async () => {
    const { asked, copyText } = await addWebhook();
    await fill({ Name: 'Newsroom', Address: 'https://news.example/hook' });
    expect(isDisabled('Continue')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Copy signing secret' })).toBeNull();
    await press('Generate signing secret');
    const secret = field(/^Signing secret/).value;
    expect(webhookSecretProblem(secret) ?? secret).toMatch(/^whsec_.{44}$/);
    await press('Copy signing secret');
    expect(copyText).toHaveBeenCalledWith(secret);
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(asked('connections.create')).toHaveLength(1));
    expect(asked('connections.create')[0]?.body).toEqual({
      type: 'webhook',
      title: 'Newsroom',
      webhook_url: 'https://news.example/hook',
      token: secret,
      default_on_post: false,
      iheart_show_id: '',
      iHeartMedia: false,
    });
  });

  it('refuse an invalid address and a secret of another form', async () => {
    await addWebhook();
    await fill({ Name: 'Newsroom', Address: 'news.example', 'Signing secret': 'a password' });
    await userEvent.tab();
    expect(
      await screen.findByText('Enter a web address that starts with https:// or http://.'),
    ).toBeDefined();
    expect(await screen.findByText('Enter “whsec_” followed by 24 to 64 bytes in base64.')).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
  });

  it('are edited with their address, and keep the secret unless another is generated', async () => {
    const { asked } = openSetup({ destinations: [stored] });
    await choose(/^Webhook(?!s)/);
    await press('Edit Newsroom');
    await drawer('Edit Webhook');
    expect(field(/^Address/).value).toBe('https://news.example/hook');
    expect(field(/^Signing secret/).value).toBe('');
    expect(screen.getByText('Stored and not shown again. Enter a new one to replace it.')).toBeDefined();
    await fill({ Address: '-2' });
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    expect(asked('connections.update')[0]?.body).toMatchObject({
      webhook_url: 'https://news.example/hook-2',
    });
    expect(asked('connections.update')[0]?.body).not.toHaveProperty('token');
  });

  it('show the station’s error about the address at its field', async () => {
    const message = 'This address is in a private network.';
    const answers = {
      'connections.update': () => failure(400, `webhook_url: ${message}`, { webhook_url: [message] }),
    };
    openSetup({ destinations: [stored], answers });
    await choose(/^Webhook(?!s)/);
    await press('Edit Newsroom');
    await press('Continue');
    await press('Save');
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
  });

  it('explain how to copy if the browser blocks it, and say what a deletion ends', async () => {
    const { copyText } = openSetup({ destinations: [stored] });
    copyText.mockRejectedValue(new Error('blocked'));
    await choose(/^Webhook(?!s)/);
    await press('Edit Newsroom');
    await press('Generate signing secret');
    await press('Copy signing secret');
    expect(await screen.findByText(/Your browser blocks copying here/)).toBeDefined();
    await press('Close');
    await press('Discard');
    await press('Delete Newsroom');
    expect(
      await screen.findByText('Your service is no longer notified of new and changed episodes.'),
    ).toBeDefined();
  });
});
