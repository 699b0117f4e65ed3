import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { audioEvent, logSource, playoutInputWithToken, resourceList } from '@postkit/sdk/schema';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { startStation } from '../../testing/index.ts';
import { missingRadioPrograms, musicSource, startLiquidsoapRadio } from '../../testing/liquidsoap-radio.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const slow = { timeout: 90_000, interval: 100 };
const page = join(import.meta.dirname, '../../../../../docs/guides/playout-systems/liquidsoap.md');
const events = resourceList(audioEvent);

/** The elements of the radio. Each is louder or quieter than the one before; the last is there to end the third. */
const elements = [
  { title: 'Glasshouse & Sons', artist: 'Imogen Tallow', seconds: 8, volume: 0.5 },
  { title: 'Übergang', artist: 'Chloë Märtz', seconds: 5, volume: 0.05 },
  { title: 'Night Ferry', artist: 'The "Best" of Us', seconds: 11, volume: 0.6 },
  { title: 'Slow Weather', artist: 'Rook', seconds: 6, volume: 0.05 },
];

/** The script of the guide, for an input of a test. */
async function scriptOfGuide(address: string, token: string): Promise<string> {
  const [, script = ''] = /```liquidsoap\n(.*?)```/s.exec(await readFile(page, 'utf8')) ?? [];
  expect(script).toContain('"https://station.example/harbour/playout/in/3/"');
  expect(script).toContain('Bearer TOKEN');
  return script.replace('https://station.example/harbour/playout/in/3/', address).replace('TOKEN', token);
}

it(
  'Liquidsoap with the script of the guide, streaming by Icecast, is logged by its elements',
  { timeout: 150_000 },
  async ({ skip }) => {
    const missing = missingRadioPrograms();
    skip(missing.length > 0, `${missing.join(' and ')} is not installed`);
    using folder = temporaryFolder();
    const files = await Promise.all(
      elements.map(async ({ title, artist, seconds, volume }, index) => {
        const file = folder.file(`${index}.mp3`);
        const tone = `sine=${220 * (index + 1)}:d=${seconds},volume=${volume}`;
        const tags = ['-metadata', `title=${title}`, '-metadata', `artist=${artist}`];
        await runFfmpeg('-f', 'lavfi', '-i', tone, ...tags, '-c:a', 'libmp3lame', file);
        return file;
      }),
    );
    const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    try {
      const admin = await server.signIn();
      const base = `/${server.slug}/api/v1`;
      const call = (rest: string, method: string, json: unknown) =>
        server.call(`${base}/${rest}`, { method, as: admin, json });
      await call('playout/settings/', 'PATCH', { hold_s: 8 });
      const added = await call('playout/inputs/', 'POST', {
        name: 'Liquidsoap',
        system: 'liquidsoap',
        transport: { type: 'http-in' },
        categories: { [musicSource]: 'Music' },
        // Encoder and stream take about a second.
        offset_ms: 1000,
      });
      const { input, token } = playoutInputWithToken.parse(await added.json());
      const address = `${server.url}/${server.slug}/playout/in/${input.id}/`;
      await using radio = await startLiquidsoapRadio(files, await scriptOfGuide(address, token));
      await call('logger/', 'PATCH', { url: radio.url, active: true, default_category: 'Live' });
      const source = async () =>
        logSource.parse(await (await server.call(`${base}/logger/`, { as: admin })).json());
      // The recorder connects again until Liquidsoap has started.
      await expect.poll(async () => (await source()).last_segment_at, slow).not.toBeNull();
      await radio.play();
      const logged = async () => {
        const list = `${base}/event/?cart__type_name=LOGGER&order=ASC&limit=0`;
        const { objects } = events.parse(await (await server.call(list, { as: admin })).json());
        return objects.filter(({ cart }) => cart.category.name === 'Music');
      };
      await expect.poll(async () => (await logged()).length, slow).toBeGreaterThanOrEqual(3);
      const first = (await logged()).slice(0, 3);
      expect(first.map(({ cart }) => [cart.title, cart.artist, cart.identifier])).toEqual(
        elements.slice(0, 3).map(({ title, artist }, index) => [title, artist, files[index]]),
      );
      for (const [index, { duration }] of first.entries())
        expect(Math.abs(duration - (elements[index]?.seconds ?? 0))).toBeLessThan(1.5);
    } finally {
      await server.close();
    }
  },
);
