import { beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../../testing/stores.ts';
import { usePreview } from './preview.store.ts';

beforeEach(() => usePreview.in(stores).getState().close());

describe('usePreview', () => {
  it('SHELL-050 stores artist, title and endpoint of one preview at a time', () => {
    const { play, close } = usePreview.in(stores).getState();
    const first = { artist: 'Harbour FM', title: 'Seven o’clock', endpoint: '/wxyz/a.m3u8' };
    const second = { artist: 'Harbour FM', title: 'Eight o’clock', endpoint: '/wxyz/b.m3u8' };
    play(first);
    expect(usePreview.in(stores).getState()).toMatchObject({ preview: first, playing: true });
    play(second);
    expect(usePreview.in(stores).getState().preview).toEqual(second);
    close();
    expect(usePreview.in(stores).getState()).toMatchObject({ preview: null, playing: false });
  });
});
