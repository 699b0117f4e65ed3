import type { RouterHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { createLeaveQuestions } from './leave-questions.ts';

type Block = RouterHistory['block'];
type BlockerArgs = Parameters<Parameters<Block>[0]['blockerFn']>[0];

/** A history of which nothing is known but whether something blocks it. */
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
    goTo: async (pathname: string) => ((await blocker?.blockerFn({ nextLocation: { pathname } } as BlockerArgs)) ? 'stayed' : 'left'),
    asksBeforeUnload: () => {
      const asks = blocker?.enableBeforeUnload ?? false;
      return typeof asks === 'function' ? asks() : asks;
    },
  };
}

const calls = () => vi.fn<() => void>();

describe('createLeaveQuestions', () => {
  it('keeps a user who declines, and calls back for one who confirms', async () => {
    const { ask, goTo } = open([false, true]);
    const onLeave = calls();
    ask((to) => (to === '/wxyz/audio-editor' ? null : 'Leave?'), onLeave);
    expect([await goTo('/wxyz/shows'), onLeave.mock.calls.length]).toEqual(['stayed', 0]);
    expect([await goTo('/wxyz/shows'), onLeave.mock.calls.length]).toEqual(['left', 1]);
    expect([await goTo('/wxyz/audio-editor'), onLeave.mock.calls.length]).toEqual(['left', 1]);
  });

  it('calls back for no question where a later one keeps the user, nor for one that had nothing to ask', async () => {
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

  it('asks before the page is left while a question has something to ask, and nothing once it was taken back', async () => {
    const { ask, confirm, goTo, asksBeforeUnload } = open();
    const [takeBack, takeBackQuiet] = [ask(() => 'Leave?'), ask(() => null)];
    expect(asksBeforeUnload()).toBe(true);
    takeBack();
    expect(asksBeforeUnload()).toBe(false);
    takeBackQuiet();
    expect(await goTo('/wxyz/shows')).toBe('left');
    expect(confirm).not.toHaveBeenCalled();
  });
});
