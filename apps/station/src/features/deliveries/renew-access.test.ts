import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeConnection, startStation } from '../../testing/index.ts';
import { createReadSecrets } from './renew-access.ts';

describe('createReadSecrets', () => {
  it('renews a token once for deliveries that start at the same time, and stores it before they use it', async () => {
    const clock = createFakeClock();
    const server = await startStation({ clock });
    onTestFinished(() => server.close());
    const station = firstStation(server);
    const row = await makeConnection(server, { type: 'twitter', token: 'old' });
    const { connections } = server.features;
    const ended = {
      token: 'old',
      refresh_token: 'refresh 1',
      token_expires_at: Math.floor(clock.now() / 1000),
      reconnect_by: null,
    };
    await connections.storeAccess(station, row.id, ended);
    const asked: string[] = [];
    const read = createReadSecrets(server.context, {
      connections,
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
    expect(await connections.secretsOf(row)).toMatchObject({ token: 'new', refresh_token: 'refresh 2' });
    expect(await read(station, row, 'Twitter')).toMatchObject({ token: 'new' });
    expect(asked).toHaveLength(1);
  });
});
