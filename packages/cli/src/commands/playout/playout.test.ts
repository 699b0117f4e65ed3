import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlayoutReading } from '@postkit/sdk/schema';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const systems = [
  { id: 'enco', name: 'ENCO DAD', transports: ['udp'], is_seen: false },
  { id: 'zetta', name: 'RCS Zetta', transports: ['tcp-server', 'http-in'], is_seen: true },
];
const element = {
  fate: 'logged',
  reason: '',
  kind: 'start',
  started_at_ms: 1_773_147_730_000,
  ended_at_ms: null,
  planned_ms: 213_400,
  played_ms: null,
  title: 'Glasshouse',
  artist: 'Imogen Tallow',
  album: '',
  cart: '0412',
  playback_id: '',
  category: 'A1',
  type: 'song',
  isrc: '',
  label: '',
  channel: '',
  fields: {},
} as const;
const reading: PlayoutReading = {
  messages: [
    element,
    {
      ...element,
      fate: 'no event',
      kind: 'none',
      started_at_ms: null,
      planned_ms: null,
      reason: 'A macro makes no sound: no event.',
      title: 'Switch',
      artist: '',
      cart: '',
      type: 'macro',
      category: '',
    },
  ],
  findings: [{ level: 'repaired', text: 'A bare & was mended.' }],
  encodings: ['utf-8'],
};
const path = '/wxyz/api/v1/playout/';
const responses = {
  [`GET ${path}systems/`]: () => ({ systems }),
  [`POST ${path}read/`]: () => reading,
};

describe('postkit playout systems', () => {
  it('lists the systems, and which forms are untried', async () => {
    await using station = await fakeStation(responses);
    const { out } = await runPostkit(['playout', 'systems'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID     BY                   FORM     NAME',
      'enco   udp                  untried  ENCO DAD',
      'zetta  tcp-server, http-in  seen     RCS Zetta',
      '',
    ]);
  });
});

describe('postkit playout read', () => {
  it('sends the bytes of a file, and prints what would be logged and what was mended', async () => {
    await using station = await fakeStation(responses);
    await using home = await temporaryHome();
    const file = join(home.path, 'message.xml');
    await writeFile(file, Buffer.from([0xdc, 0x0a]));
    const { out, code } = await runPostkit(['playout', 'read', file, '--system', 'zetta'], {
      url: station.url,
    });
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'logged  2026-03-10T13:02:10.000Z  song  0412  Imogen Tallow - Glasshouse  213.4 s  A1',
        'no event  macro  Switch  A macro makes no sound: no event.',
        'repaired: A bare & was mended.',
        '',
      ],
    ]);
    expect(bodyOf(station.calls[0])).toEqual({ system: 'zetta', sample: '3Ao=', is_base64: true });
    const json = await runPostkit(['playout', 'read', file, '--system', 'zetta', '--json'], {
      url: station.url,
    });
    expect(JSON.parse(json.out)).toEqual(reading);
  });

  it('sends a query without a file, with its content type and its moment', async () => {
    await using station = await fakeStation(responses);
    const request = ['--query', 'mode=updinfo&song=x', '--content-type', 'text/plain'];
    const at = ['--arrived', '2026-03-10T14:02:11+01:00'];
    await runPostkit(['playout', 'read', '--system', 'updinfo', ...request, ...at], { url: station.url });
    expect(bodyOf(station.calls[0])).toEqual({
      system: 'updinfo',
      sample: ' ',
      query: 'mode=updinfo&song=x',
      content_type: 'text/plain',
      arrived_at_ms: Date.UTC(2026, 2, 10, 13, 2, 11),
    });
  });

  it('reads standard input by a form of its own, and names a wrong form', async () => {
    await using station = await fakeStation(responses);
    await using home = await temporaryHome();
    const form = join(home.path, 'form.yaml');
    await writeFile(form, 'form: json\nfields:\n  title: song.name\n');
    const options = { url: station.url, input: '{"song":{"name":"Salt"}}' };
    await runPostkit(['playout', 'read', '-', '--form', form], options);
    expect(bodyOf(station.calls[0])).toEqual({
      form: { form: 'json', fields: { title: 'song.name' } },
      sample: '{"song":{"name":"Salt"}}',
    });
    await writeFile(form, 'form: yaml\nfields: {}\n');
    const { code, err } = await runPostkit(['playout', 'read', '-', '--form', form], options);
    expect([code, err]).toEqual([2, expect.stringContaining('form.yaml')]);
    expect(station.calls).toHaveLength(1);
  });

  it('names a file that it cannot read', async () => {
    await using station = await fakeStation(responses);
    const { code, err } = await runPostkit(['playout', 'read', '/nothing', '--system', 'zetta'], {
      url: station.url,
    });
    expect([code, err]).toEqual([2, expect.stringContaining('The file /nothing cannot be read.')]);
  });
});

describe('postkit playout clock', () => {
  const settings = { talk_category: 'Talk', shortest_talk_s: 4, shortest_element_s: 4, hold_s: 15 };
  const clock = {
    offset_ms: 8340,
    certainty: 0.96,
    spread_ms: 120,
    drift_ms: 2000,
    cues: 14,
    measured_at_ms: 1_773_147_730_000,
    is_applied_automatically: false,
  };
  const input = {
    id: 7,
    name: 'Studio 1',
    active: true,
    system: 'zetta',
    form: null,
    transport: { type: 'http-in' },
    options: {},
    categories: {},
    offset_ms: 6300,
    auto_offset: false,
    silent_after_minutes: 20,
    state: 'receiving',
    state_reason: '',
    last_message_ms: null,
    address: '',
    clock,
    on_air: null,
  };
  const clocks = {
    [`GET ${path}inputs/`]: () => ({
      inputs: [input, { ...input, id: 8, name: 'Studio 2', offset_ms: 0, clock: null }],
      settings,
      ports: [],
      folders: [],
    }),
    [`POST ${path}inputs/7/offset/`]: () => ({ ...input, offset_ms: 8340 }),
  };

  it('lists the inputs with the measured offset of each', async () => {
    await using station = await fakeStation(clocks);
    const { out } = await runPostkit(['playout', 'clock'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID  OFFSET  MEASURED  CERTAINTY  SPREAD  CUES  MOVED  NAME',
      '7   6.3 s   8.3 s     96 %       0.1 s   14    2.0 s  Studio 1',
      '8   0.0 s   not yet                                   Studio 2',
      '',
    ]);
    const one = await runPostkit(['playout', 'clock', '8'], { url: station.url });
    expect(one.out).not.toContain('Studio 1');
  });

  it('applies the offset of one input', async () => {
    await using station = await fakeStation(clocks);
    const { out } = await runPostkit(['playout', 'clock', '7', '--apply'], { url: station.url });
    expect(out).toBe('Studio 1: 8.3 s\n');
  });

  it('asks for the input to apply, and names one that is not there', async () => {
    await using station = await fakeStation(clocks);
    const unsaid = await runPostkit(['playout', 'clock', '--apply'], { url: station.url });
    expect([unsaid.code, unsaid.err]).toEqual([2, expect.stringContaining('Give the id')]);
    const absent = await runPostkit(['playout', 'clock', '9'], { url: station.url });
    expect([absent.code, absent.err]).toEqual([5, expect.stringContaining('no input 9')]);
  });
});
