import type { RouterHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { createLeaveQuestions } from './leave-questions.ts';

type Block = RouterHistory['block'];
type BlockerArgs = Parameters<Parameters<Block>[0]['blockerFn']>[0];

/** Creates leave questions over a fake history. The mocked confirmations return `answers` in order, then true. */
function open(answers: boolean[] = []) {
  let blocker: Parameters<Block>[0] | null = null;
  const confirm = vi.fn<(text: string) => boolean>(() => answers.shift() ?? true);
  const block: Block = (next) => {
    blocker = next;
    return () => {
      blocker = null;
    };
  };
  return {
    confirm,
    ask: createLeaveQuestions({ block }, confirm),
    goTo: async (pathname: string) =>
      (await blocker?.blockerFn({ nextLocation: { pathname } } as BlockerArgs)) ? 'stayed' : 'left',
    asksBeforeUnload: () => {
      const asks = blocker?.enableBeforeUnload ?? false;
      return typeof asks === 'function' ? asks() : asks;
    },
  };
}

const calls = () => vi.fn<() => void>();

describe('createLeaveQuestions', () => {
  it('blocks the navigation if the user declines, and calls back if the user confirms', async () => {
    const { ask, goTo } = open([false, true]);
    const onLeave = calls();
    ask((to) => (to === '/wxyz/audio-editor' ? null : 'Leave?'), onLeave);
    expect([await goTo('/wxyz/shows'), onLeave.mock.calls.length]).toEqual(['stayed', 0]);
    expect([await goTo('/wxyz/shows'), onLeave.mock.calls.length]).toEqual(['left', 1]);
    expect([await goTo('/wxyz/audio-editor'), onLeave.mock.calls.length]).toEqual(['left', 1]);
  });

  it('calls back for no question if a later one is declined, nor for one without a text', async () => {
    const { ask, confirm, goTo } = open([true, false]);
    const [first, second, silent] = [calls(), calls(), calls()];
    ask(() => 'Leave the draft?', first);
    ask(() => null, silent);
    ask(() => 'Leave the form?', second);
    expect(await goTo('/wxyz/shows')).toBe('stayed');
    expect([first, second, silent].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect(await goTo('/wxyz/shows')).toBe('left');
    expect([first, second, silent].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    expect(confirm).toHaveBeenCalledTimes(4);
  });

  it('asks before unload while a question has a text, and not after it was removed', async () => {
    const { ask, confirm, goTo, asksBeforeUnload } = open();
    const [remove, removeQuiet] = [ask(() => 'Leave?'), ask(() => null)];
    expect(asksBeforeUnload()).toBe(true);
    remove();
    expect(asksBeforeUnload()).toBe(false);
    removeQuiet();
    expect(await goTo('/wxyz/shows')).toBe('left');
    expect(confirm).not.toHaveBeenCalled();
  });
});
