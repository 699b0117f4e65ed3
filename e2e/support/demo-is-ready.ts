import { createClient } from '@postkit/sdk';
import { admin } from './station-process.ts';

/** Signs in as the admin. */
export async function signedInClient(url: string, station = 'harbour-fm') {
  const client = createClient({ baseUrl: url, station });
  const signedIn = await client.sessions.signIn(admin.email, admin.password);
  client.configure({ credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
  return client;
}

/** Waits until every published demo episode has its audio. */
export async function demoIsReady(url: string): Promise<void> {
  const client = await signedInClient(url);
  await client.settings.get();
  const waiting = new Set<number>();
  const allReady = new Promise<void>((resolve) => {
    client.live.on('playlist_complete', (message) => {
      waiting.delete(message.playlist_id);
      if (waiting.size === 0) resolve();
    });
  });
  client.live.open();
  try {
    const page = await client.episodes.list({ type: 'published', limit: 100 });
    for (const episode of page.playlists) if (episode.media_status === 'processing') waiting.add(episode.playlist_id);
    if (waiting.size > 0) await allReady;
  } finally {
    client.live.close();
  }
}
