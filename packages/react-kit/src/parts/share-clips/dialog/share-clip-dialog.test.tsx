import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ShareClip } from '@postkit/sdk/schema';
import { choose, openEpisodes, type Scene } from '../../../screens/episodes/testing/open-episodes.tsx';
import { failure } from '../../../testing/fake-station.ts';
import { makeSummary } from '../../../testing/make-episode.ts';

const guid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const clip = (change: Partial<ShareClip> = {}): ShareClip => ({
  guid,
  playlist_id: 101,
  title: 'Tides',
  start: 10,
  end: 40,
  aspect: '9:16',
  captions: true,
  status: 'complete',
  progress: 100,
  bytes: 4,
  notice: '',
  error: '',
  created_at: 1_700_000_000,
  expires_at: 1_702_592_000,
  ...change,
});

async function openDialog(clips: () => ShareClip[] | Response = () => [], scene: Scene = {}) {
  const opened = openEpisodes({
    rows: [makeSummary({ duration: 600 })],
    ...scene,
    answers: {
      'shareClips.list': () => {
        const found = clips();
        return found instanceof Response ? found : { share_clips: found };
      },
      ...scene.answers,
    },
  });
  await choose('Morning Drive', 'Make a clip');
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Make a clip' })) };
}

describe('ShareClipDialog', () => {
  it('makes a clip of the chosen range, shape and title, and lists it', async () => {
    let made: ShareClip[] = [];
    const { dialog, requestsTo } = await openDialog(() => made, {
      answers: {
        'shareClips.create': () => {
          made = [clip({ status: 'processing', progress: 40 })];
          return made[0];
        },
      },
    });
    expect(await dialog.findByText('No clips yet.')).toBeDefined();
    const start = dialog.getByRole<HTMLInputElement>('slider', { name: /Start of the clip/ });
    start.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(dialog.getByRole('radio', { name: '1:1, feeds' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Captions' }));
    const title = dialog.getByRole('textbox', { name: 'Title in the video' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Tides');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the clip' }));
    expect(await dialog.findByRole('progressbar', { name: 'Making the clip' })).toBeDefined();
    const expected = { playlist_id: 101, start: 1, end: 30, aspect: '1:1', title: 'Tides', captions: false };
    expect(requestsTo('shareClips.create').map(({ body }) => body)).toEqual([expected]);
  });

  it('plays and downloads a clip, and says what is missing', async () => {
    const { dialog, openTab } = await openDialog(() => [
      clip({ notice: 'This part has no transcript, so the clip has no captions.' }),
    ]);
    const video = await dialog.findByLabelText('Clip: Tides');
    expect(video.getAttribute('src')).toContain(`/wxyz/share_clip/${guid}.mp4`);
    expect(dialog.getByText('This part has no transcript, so the clip has no captions.')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Download clip: Tides' }));
    expect(openTab).toHaveBeenCalledWith(expect.stringContaining(`/wxyz/share_clip/${guid}.mp4`));
  });

  it('deletes a clip, and shows why one failed', async () => {
    let clips = [clip({ status: 'error', error: 'Some of this audio was deleted. Choose another part.' })];
    const { dialog } = await openDialog(() => clips, {
      answers: {
        'shareClips.delete': () => {
          clips = [];
          return null;
        },
      },
    });
    expect(await dialog.findByText('Some of this audio was deleted. Choose another part.')).toBeDefined();
    expect(dialog.queryByLabelText('Clip: Tides')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete clip: Tides' }));
    expect(await dialog.findByText('No clips yet.')).toBeDefined();
  });

  it('shows why the station refuses a clip, and that the list could not be loaded', async () => {
    const refused = failure(409, 'The station has 100 clips. Delete one, then make the next.');
    const { dialog } = await openDialog(() => failure(500, 'No.'), {
      answers: { 'shareClips.create': () => refused },
    });
    expect(await dialog.findByText('Could not load the clips.')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Make the clip' }));
    expect(await dialog.findByText(/The station has 100 clips/)).toBeDefined();
  });

  it('offers nothing to make before the audio is ready', async () => {
    const rows = [makeSummary({ duration: 0, media_status: 'processing' })];
    const { dialog } = await openDialog(() => [], { rows });
    expect(
      dialog.getByText('The audio is still being processed. You can make a clip when it is ready.'),
    ).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Make the clip' })).toBeNull();
    await waitFor(() => expect(dialog.getByText('No clips yet.')).toBeDefined());
  });
});
