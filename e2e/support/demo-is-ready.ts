import { createClient } from '@postkit/sdk';
import { admin } from './station-process.ts';

/** Signs in as the admin. */
export async function signedInClient(url: string, station = 'harbour-fm') {
  const client = createClient({ baseUrl: url, station });
  const signedIn = await client.sessions.signIn(admin.email, admin.password);
  client.configure({ credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
  return client;
}

/** Waits until the demo is complete, and every published episode of it has its audio. */
export async function demoIsReady(url: string): Promise<void> {
  const client = await signedInClient(url);
  const finished = new Set<number>();
  const [complete, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let processing: readonly number[] | null = null;
  const check = () => {
    if (processing?.every((id) => finished.has(id))) ready.resolve();
  };
  client.live.on('demo_progress', ({ progress }) => {
    if (progress === 100) complete.resolve();
  });
  client.live.on('playlist_complete', ({ playlist_id }) => {
    finished.add(playlist_id);
    check();
  });
  // The channel begins with the events that follow these settings.
  const { settings } = await client.settings.get();
  client.live.open();
  try {
    if (typeof settings.demo_progress === 'number') await complete.promise;
    const { playlists } = await client.episodes.list({ type: 'published', limit: 100 });
    processing = playlists
      .filter(({ media_status }) => media_status === 'processing')
      .map(({ playlist_id }) => playlist_id);
    check();
    await ready.promise;
  } finally {
    client.live.close();
  }
}
