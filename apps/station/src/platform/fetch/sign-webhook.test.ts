import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newMessageId, newWebhookSecret, signedHeaders } from './sign-webhook.ts';

it('signs with each secret, so that the library of Standard Webhooks accepts any of them and no other', () => {
  const [first, second, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
  const body = JSON.stringify({ type: 'stream.lost' });
  const headers = signedHeaders([first, second], {
    id: newMessageId(),
    at: Math.floor(Date.now() / 1000),
    body,
  });
  for (const secret of [first, second])
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'stream.lost' });
  expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
});
