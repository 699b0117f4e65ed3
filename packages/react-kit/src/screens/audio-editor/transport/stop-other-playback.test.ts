import { afterEach, describe, expect, it } from 'vitest';
import { usePreview } from '../../../data/audio-events/preview.store.ts';
import { stores } from '../../../testing/stores.ts';
import { onOtherPlayback, stopOtherPlayback } from './stop-other-playback.ts';
import { idleTransport, useTransport } from './transport.store.ts';

afterEach(() => {
  usePreview.in(stores).getState().close();
  useTransport.in(stores).setState(idleTransport);
});

describe('stopOtherPlayback', () => {
  it('closes the preview and pauses the transport', () => {
    let pauses = 0;
    useTransport.in(stores).setState({ pause: () => (pauses += 1) });
    usePreview.in(stores).getState().play({ artist: '', title: 'News', endpoint: '/news.m3u8' });
    stopOtherPlayback(stores);
    expect([usePreview.in(stores).getState().playing, pauses]).toEqual([false, 1]);
  });
});

describe('onOtherPlayback', () => {
  it('reports that the preview or the transport starts, until it is ended', () => {
    let stops = 0;
    const end = onOtherPlayback(stores, () => (stops += 1));
    useTransport.in(stores).setState({ status: 'loading' });
    useTransport.in(stores).setState({ status: 'playing' });
    expect(stops).toBe(1);
    usePreview.in(stores).getState().play({ artist: '', title: 'News', endpoint: '/news.m3u8' });
    expect(stops).toBe(2);
    end();
    useTransport.in(stores).setState(idleTransport);
    useTransport.in(stores).setState({ status: 'playing' });
    expect(stops).toBe(2);
  });
});
