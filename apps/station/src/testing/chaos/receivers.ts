import { type Platforms, platformEntries, startPlatforms } from '../platforms/start-platforms.ts';
import { startWebhookReceiver } from '../platforms/start-webhook-receiver.ts';
import type { Client } from './client.ts';
import { created } from './load.ts';

/** The services that episodes of the load are delivered to, on this machine. */
export interface Receivers extends AsyncDisposable {
  readonly platforms: Platforms;
  /** Receives the deliveries of a destination. */
  readonly destination: WebhookReceiver;
  /** Receives the events of a webhook of the station. */
  readonly webhook: WebhookReceiver;
}

type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

const secret = `whsec_${Buffer.from('a signing key of thirty-two bytes').toString('base64')}`;
/** Platforms with different rules: Omny stores our id of an episode, Spreaker none. */
const platformTypes = ['omny', 'spreaker'] as const;

export async function startReceivers(): Promise<Receivers> {
  const [platforms, destination, webhook] = await Promise.all([
    startPlatforms(),
    startWebhookReceiver(secret),
    startWebhookReceiver(secret),
  ]);
  return {
    platforms,
    destination,
    webhook,
    async [Symbol.asyncDispose]() {
      await Promise.all([platforms, destination, webhook].map((server) => server[Symbol.asyncDispose]()));
    },
  };
}

/** Registers the webhook, and creates the destinations of the load; resolves to their ids. */
export async function createDestinations(
  client: Client,
  { destination, webhook }: Receivers,
): Promise<number[]> {
  await client.json('/station/api/v1/webhook/', 'POST', {
    title: 'A hook',
    url: webhook.url,
    events: ['episode.published'],
  });
  const entries = [
    ...platformTypes.map((type) => platformEntries[type]),
    { type: 'webhook', title: 'Newsroom', token: secret, webhook_url: destination.url },
  ];
  const ids: number[] = [];
  for (const entry of entries)
    ids.push(await created(client, '/station/api/v1/socialmediaconnection/', entry));
  return ids;
}
