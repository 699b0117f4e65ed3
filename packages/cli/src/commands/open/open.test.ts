import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

describe('postkit open', () => {
  it('opens a screen of the console in the browser of a user', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/playlist/9/': () => ({ playlist_id: 9, show_id: 7 }),
    });
    const open = (...args: string[]) => runPostkit(['open', ...args], { url: station.url, answers: [] });
    expect((await open()).browsed).toBe(`${station.url}/wxyz/shows`);
    expect((await open('schedules')).browsed).toBe(`${station.url}/wxyz/automations`);
    expect((await open('--show', '7')).browsed).toBe(`${station.url}/wxyz/shows/7/details`);
    expect((await open('--episode', '9')).browsed).toBe(
      `${station.url}/wxyz/shows/7/episodes/9/edit-audio/audio-editor`,
    );
    expect((await open('--episode', '9', '--show', '7')).code).toBe(2);
    expect((await open('attic')).err).toContain('attic');
  });

  it('prints the address without a terminal, and with --print', async () => {
    const url = 'http://127.0.0.1:9';
    expect(await runPostkit(['open', 'tags'], { url })).toMatchObject({
      code: 0,
      out: `${url}/wxyz/tags\n`,
      browsed: '',
    });
    expect(await runPostkit(['open', '--print'], { url, answers: [] })).toMatchObject({
      out: `${url}/wxyz/shows\n`,
      browsed: '',
    });
  });
});
