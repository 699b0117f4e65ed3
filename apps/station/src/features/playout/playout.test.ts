import { describe, expect, it } from 'vitest';
import { playoutReading, type PlayoutSample, type PlayoutSystem } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeUser } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const arrived = Date.UTC(2026, 2, 10, 13, 2, 11);

const { server, admin } = stationTest(() => ({ clock: createFakeClock(arrived) }));

const path = (rest: string) => `/${server.slug}/api/v1/playout/${rest}`;
const send = (sample: Partial<PlayoutSample>) =>
  server.call(path('read/'), { method: 'POST', as: admin, json: sample });

async function read(sample: PlayoutSample) {
  const response = await send(sample);
  expect(response.status).toBe(200);
  return playoutReading.parse(await response.json());
}

const zetta = (title: string) =>
  `<ZettaLite Version="1"><LogEvent Type="SONG" Status="CURRENT" StartTime="2026-03-10T13:02:10Z"><Asset Title="${title}" Artist1="Imogen Tallow" ThirdPartyId="0412" Category="A1" AssetTypeName="SONG" TotalLength="213.4"/></LogEvent></ZettaLite>`;

describe('playout.systems', () => {
  it('lists the systems by name, and says which forms were seen', async () => {
    const response = await server.call(path('systems/'), { as: admin });
    const { systems } = (await response.json()) as { systems: PlayoutSystem[] };
    const names = systems.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(systems.map(({ id }) => id)).size).toBe(systems.length);
    const byId = new Map(systems.map((system) => [system.id, system]));
    expect(byId.get('zetta')).toMatchObject({ name: 'RCS Zetta', is_seen: true });
    expect(byId.get('zetta')?.transports[0]).toBe('tcp-server');
    expect(byId.get('enco')).toMatchObject({ is_seen: false });
  });
});

describe('playout.read', () => {
  it('shows the element that a message would log, with its cart as text', async () => {
    const { messages, findings, encodings } = await read({ system: 'zetta', sample: zetta('Glasshouse') });
    expect(messages).toEqual([
      expect.objectContaining({
        fate: 'logged',
        kind: 'start',
        started_at_ms: Date.UTC(2026, 2, 10, 13, 2, 10),
        planned_ms: 213_400,
        title: 'Glasshouse',
        artist: 'Imogen Tallow',
        cart: '0412',
        category: 'A1',
        type: 'song',
      }),
    ]);
    expect([findings, encodings]).toEqual([[], ['utf-8']]);
  });

  it('shows several messages with the fate of each, and what it mended', async () => {
    const { messages, findings } = await read({
      system: 'zetta',
      sample: `${zetta('Salt & Cedar')}${zetta('Salt & Cedar')}`,
    });
    expect(messages.map(({ fate, title }) => [fate, title])).toEqual([
      ['logged', 'Salt & Cedar'],
      ['repeated', 'Salt & Cedar'],
    ]);
    expect(findings.map(({ level }) => level)).toContain('repaired');
  });

  it('reads bytes of another encoding, and the query of a request', async () => {
    const latin = Buffer.from(zetta('Übergang'), 'latin1').toString('base64');
    const { messages, encodings } = await read({ system: 'zetta', sample: latin, is_base64: true });
    expect([messages[0]?.title, encodings]).toEqual(['Übergang', ['windows-1252']]);
    const query = 'mode=updinfo&mount=/live&song=Rook%20%26%20Wren%20-%20Salt';
    const updinfo = await read({ system: 'updinfo', sample: ' ', query });
    expect(updinfo.messages[0]).toMatchObject({
      artist: 'Rook & Wren',
      title: 'Salt',
      started_at_ms: arrived,
    });
  });

  it('reads local times in the time zone of the station, at the moment of arrival that is given', async () => {
    const at = Date.UTC(2026, 6, 1, 10, 0, 5);
    const sample = '{"start":"2026-07-01T10:00:00","song":{"name":"Night Ferry"}}';
    const form = { form: 'json', fields: { start: 'start', title: 'song.name' } } as const;
    const { messages } = await read({ form, sample, arrived_at_ms: at });
    const { timezone } = server.features.accounts.stationAt(server.slug);
    const local = new Date(messages[0]?.started_at_ms ?? 0).toLocaleTimeString('en-GB', {
      timeZone: timezone,
    });
    expect([messages[0]?.title, local]).toEqual(['Night Ferry', '10:00:00']);
  });

  it('names what it cannot read', async () => {
    const { messages, findings } = await read({ system: 'zetta', sample: '<ZettaLite><LogEvent Type="SO' });
    expect(messages).toEqual([]);
    expect(findings[0]).toMatchObject({ level: 'unreadable', text: expect.stringMatching(/\w+\.$/) });
  });

  it.each([
    [{ sample: 'x' }, 'system: Give the system or the form of its messages.'],
    [{ sample: 'x', system: 'zeta' }, 'system: There is no playout system zeta.'],
    [{ sample: 'x', system: 'constructor' }, 'system: There is no playout system constructor.'],
    [
      { sample: 'x', system: 'zetta', form: { form: 'json', fields: {} } } as const,
      'form: Give the system or the form of its messages, not both.',
    ],
    [{ sample: '', system: 'zetta' }, 'sample: Enter a message.'],
  ])('refuses %j', async (sample, message) => {
    const response = await send(sample);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(message);
  });

  it('is for admins, and the list for users of the log', async () => {
    const producer = await (await makeUser(server)).signIn();
    const sample = { system: 'zetta', sample: zetta('Glasshouse') };
    expect((await server.call(path('read/'), { method: 'POST', as: producer, json: sample })).status).toBe(
      403,
    );
    expect((await server.call(path('systems/'), { as: producer })).status).toBe(200);
    expect((await server.call(path('systems/'))).status).toBe(401);
  });
});
