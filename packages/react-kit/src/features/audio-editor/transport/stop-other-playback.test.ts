import { afterEach, describe, expect, it } from 'vitest';
import { usePreview } from '../../audio-events/index.ts';
import { onOtherPlayback, stopOtherPlayback } from './stop-other-playback.ts';
import { idleTransport, useTransport } from './transport.store.ts';

afterEach(() => {
  usePreview.getState().close();
  useTransport.setState(idleTransport);
});

describe('stopOtherPlayback', () => {
  it('closes the preview and pauses the transport', () => {
    let pauses = 0;
    useTransport.setState({ pause: () => (pauses += 1) });
    usePreview.getState().play({ artist: '', title: 'News', endpoint: '/news.m3u8' });
    stopOtherPlayback();
    expect([usePreview.getState().playing, pauses]).toEqual([false, 1]);
  });
});

describe('onOtherPlayback', () => {
  it('reports that the preview or the transport starts, until it is ended', () => {
    let stops = 0;
    const end = onOtherPlayback(() => (stops += 1));
    useTransport.setState({ status: 'loading' });
    useTransport.setState({ status: 'playing' });
    expect(stops).toBe(1);
    usePreview.getState().play({ artist: '', title: 'News', endpoint: '/news.m3u8' });
    expect(stops).toBe(2);
    end();
    useTransport.setState(idleTransport);
    useTransport.setState({ status: 'playing' });
    expect(stops).toBe(2);
  });
});
