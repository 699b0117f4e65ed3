import { createClient, type PostKitClient } from '../../client.ts';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/** The requests of a call to a station that fails every call. */
export async function sentBy(
  call: (client: PostKitClient) => unknown,
): Promise<{ client: PostKitClient; sent: Sent[] }> {
  const sent: Sent[] = [];
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    credentials: { username: 'maria', apiKey: 'key' },
    retries: 0,
    fetch: async (address, init) => {
      const { method, url } = new Request(address, { ...init, body: null });
      sent.push({ method, url, body: init?.body ?? undefined });
      return new Response(null, { status: 500 });
    },
  });
  await Promise.resolve(call(client)).catch(() => 'The station fails every call.');
  return { client, sent };
}
