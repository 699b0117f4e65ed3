import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { TestMailCard } from './test-mail-card.tsx';

function open(answer: FakeResponses[string]) {
  const station = fakeStation({ 'settings.sendTestMail': answer });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <TestMailCard email="ada@example.org" />
    </PostKitProvider>,
  );
  return { calls: station.calls, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Send a test mail' });

describe('TestMailCard', () => {
  it('proposes the address of the user, and says which server has accepted the mail', async () => {
    const { calls, user } = open(({ body }) => ({
      ...Object(body),
      from: 'POST <post@example.org>',
      server: 'mail.example.org:587',
    }));
    await user.click(button());
    const sent = 'mail.example.org:587 has accepted a mail to ada@example.org from POST <post@example.org>.';
    expect((await screen.findByText(new RegExp(sent))).closest('[role=status]')).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ to: 'ada@example.org' }]);
  });

  it('sends to another address by Enter, and forgets the result of the one before', async () => {
    const { calls, user } = open(({ body }) => ({ ...Object(body), from: 'a', server: 'b' }));
    const field = screen.getByRole('textbox', { name: 'Send a test mail to' });
    await user.click(button());
    await screen.findByText(/has accepted a mail to ada@/);
    await user.clear(field);
    expect(screen.queryByText(/has accepted/)).toBeNull();
    expect(button()).toHaveProperty('disabled', true);
    await user.type(field, ' ops@example.org {Enter}');
    await screen.findByText(/has accepted a mail to ops@/);
    expect(calls.at(-1)?.body).toEqual({ to: 'ops@example.org' });
  });

  it.each([
    [409, 'This installation sends no mail: POSTKIT_SMTP_URL is not set.'],
    [502, 'The mail server mail.example.org did not take a mail: 535 wrong password'],
  ])('shows the words of a failure with %i', async (status, words) => {
    const { user } = open(() => failure(status, words));
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});
