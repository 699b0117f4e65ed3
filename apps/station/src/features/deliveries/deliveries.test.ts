import { describe, expect, it } from 'vitest';
import { deliveriesOf, publishAt } from '../../testing/deliveries-of.ts';
import { firstStation } from '../../testing/index.ts';
import { startPlatformStation } from '../../testing/platforms/start-platform-station.ts';

const { platforms, server } = await startPlatformStation();

describe('deliveries', () => {
  it('send a published episode to every platform once, with a receipt each', async () => {
    const types = [
      'omny',
      'megaphone',
      'spreaker',
      'facebook',
      'twitter',
      'v_youtube',
      'v_facebook',
    ] as const;
    const { episode } = await publishAt(server, types, { name: 'Everywhere' });
    const receipts = await deliveriesOf(server, episode.id);
    for (const type of types)
      expect(receipts[type]).toMatchObject({ type, status: 'delivered', message: '', attempts: 1 });
    const { posted } = platforms.fakes.omny;
    expect([...posted.values()]).toEqual([
      expect.objectContaining({ title: 'Everywhere', isPublic: true, externalId: episode.guid }),
    ]);
    const audio = await server.features.episodes.media.fileOf(firstStation(server).id, episode.id, 'mp3');
    expect([...posted.values()][0]?.bytes).toBe(audio?.bytes);
  });
});
