import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShareClip } from '@postkit/sdk/schema';
import { more, openEditor, song } from '../testing/open-editor.tsx';

const clip: ShareClip = {
  guid: '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa',
  playlist_id: null,
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
};

describe('a clip of the timeline', () => {
  it('names the events of the timeline and the chosen range', async () => {
    const { user, calls } = openEditor({
      answers: {
        'shareClips.list': () => ({
          share_clips: [
            clip,
            { ...clip, guid: '1b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa', playlist_id: 7, title: 'Of 7' },
          ],
        }),
        'shareClips.create': () => ({ ...clip, status: 'processing', progress: 0 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    await more(user, 'Make a clip');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a clip' }));
    const made = within(dialog.getByRole('region', { name: 'Clips of timelines' }));
    expect(await made.findByText('Tides')).toBeDefined();
    expect(made.queryByText('Of 7')).toBeNull();
    dialog.getByRole('slider', { name: /End of the clip/ }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await user.click(dialog.getByRole('button', { name: 'Make the clip' }));
    const [request] = calls.filter(({ operation }) => operation === 'shareClips.create');
    expect(request?.body).toMatchObject({ events: [song.resource_uri], start: 0, end: 29, aspect: '9:16' });
  });

  it('is not offered for an empty timeline', async () => {
    const { user } = openEditor();
    await screen.findByRole('button', { name: 'Add Blue Train' });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make a clip' }).disabled).toBe(true);
  });
});
