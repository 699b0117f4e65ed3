import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePreview } from '../../../data/audio-events/preview.store.ts';
import { stores } from '../../../testing/stores.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { idleTransport, useTransport } from '../transport/transport.store.ts';

const eventId = 1_795_525_200_000;
const heardAt = (position: number) => act(() => usePreview.in(stores).setState({ playing: true, position }));
const preview = { artist: '', title: 'City news', endpoint: '/wxyz/event/1.m3u8', eventId };

async function openDay() {
  const { user } = openEditor();
  const strip = await screen.findByRole('slider', { name: 'Position in the day' });
  await screen.findByRole('button', { name: 'Add City news' });
  return { user, strip, at: () => strip.getAttribute('aria-valuetext') };
}

afterEach(() =>
  act(() => {
    usePreview.in(stores).getState().close();
    useTransport.in(stores).setState(idleTransport);
  }),
);

describe('the position in the day', () => {
  it('follows the preview, whose button stops it', async () => {
    const { user, at } = await openDay();
    act(() =>
      usePreview
        .in(stores)
        .getState()
        .play({ ...preview, start: 20 }),
    );
    // The second event of the day airs at 01:00.
    expect(at()).toBe('01:00:20, City news');
    heardAt(25.4);
    expect(at()).toBe('01:00:25, City news');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(usePreview.in(stores).getState().playing).toBe(false);
    expect(screen.getByRole('button', { name: 'Play from here' })).toBeDefined();
    expect(at()).toBe('01:00:25, City news');
  });

  it('stays where the user puts it while the audio plays on', async () => {
    const { user, strip, at } = await openDay();
    act(() => usePreview.in(stores).getState().play(preview));
    strip.focus();
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('00:00:00, Blue Train');
    heardAt(12);
    expect(at()).toBe('00:00:00, Blue Train');
    expect(screen.getByRole('button', { name: 'Play from here' })).toBeDefined();
  });

  it('follows the transport', async () => {
    const { at } = await openDay();
    act(() =>
      useTransport.in(stores).setState({ status: 'playing', place: { timelineId: 'a', eventId, ms: 7300 } }),
    );
    expect(at()).toBe('01:00:07, City news');
  });

  it('ignores audio of other days', async () => {
    const { at } = await openDay();
    const before = at();
    act(() =>
      usePreview
        .in(stores)
        .getState()
        .play({ ...preview, eventId: 5 }),
    );
    heardAt(5);
    expect(at()).toBe(before);
  });
});
