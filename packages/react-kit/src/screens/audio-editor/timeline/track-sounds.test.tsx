import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackSounds, TrackSoundsContext, useItemSound } from './track-sounds.ts';

const sound = (color: string) => ({ levels: undefined, envelope: [], color, opacity: 1 });

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

describe('TrackSounds', () => {
  it('reports several changes once, in the next frame', () => {
    const sounds = new TrackSounds();
    const changed = vi.fn<() => void>();
    sounds.subscribe(changed);
    sounds.set('a', sound('b'));
    sounds.set('b', sound('c'));
    sounds.delete('a');
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('reports nothing that was drawn in the meantime', () => {
    const sounds = new TrackSounds();
    const changed = vi.fn<() => void>();
    sounds.subscribe(changed);
    sounds.set('a', sound('b'));
    sounds.settle();
    vi.advanceTimersToNextFrame();
    expect(changed).not.toHaveBeenCalled();
    sounds.set('a', sound('d'));
    vi.advanceTimersToNextFrame();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('useItemSound', () => {
  it('brings the sound of a mounted item, and removes it with the item', () => {
    const sounds = new TrackSounds();
    const drawn = sound('b');
    const Item = ({ isSilent }: { isSilent: boolean }) => {
      useItemSound('a', isSilent ? null : drawn);
      return null;
    };
    const show = (isSilent: boolean) => (
      <TrackSoundsContext value={sounds}>
        <Item isSilent={isSilent} />
      </TrackSoundsContext>
    );
    const { rerender, unmount } = render(show(false));
    expect(sounds.get('a')).toBe(drawn);
    rerender(show(true));
    expect(sounds.get('a')).toBeUndefined();
    rerender(show(false));
    act(unmount);
    expect(sounds.get('a')).toBeUndefined();
  });
});
