import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeDestination, startStation } from '../../testing/index.ts';
import { createReadSecrets } from './renew-access.ts';

describe('createReadSecrets', () => {
  it('renews a token once for deliveries that start at the same time, and stores it before they use it', async () => {
    const clock = createFakeClock();
    const server = await startStation({ clock });
    onTestFinished(() => server.close());
    const station = firstStation(server);
    const row = await makeDestination(server, { type: 'twitter', token: 'old' });
    const { destinations } = server.features;
    const ended = {
      token: 'old',
      refresh_token: 'refresh 1',
      token_expires_at: Math.floor(clock.now() / 1000),
      reconnect_by: null,
    };
    await destinations.storeAccess(station, row.id, ended);
    const asked: string[] = [];
    const read = createReadSecrets(server.context, {
      destinations,
      authorizations: {
        async renew(_type, refreshToken) {
          asked.push(refreshToken);
          return {
            ...ended,
            token: 'new',
            refresh_token: 'refresh 2',
            token_expires_at: ended.token_expires_at + 7200,
          };
        },
      },
    });
    const both = await Promise.all([read(station, row, 'Twitter'), read(station, row, 'Twitter')]);
    expect(both.map(({ token }) => token)).toEqual(['new', 'new']);
    expect(asked).toEqual(['refresh 1']);
    expect(await destinations.secretsOf(row)).toMatchObject({ token: 'new', refresh_token: 'refresh 2' });
    expect(await read(station, row, 'Twitter')).toMatchObject({ token: 'new' });
    expect(asked).toHaveLength(1);
  });
});
