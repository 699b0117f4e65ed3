import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { waveLevels } from './wave-levels.ts';
import { Wave, type WaveProps } from './wave.tsx';

const levels = waveLevels([-100, -20], [100, 20], [50, 10]);
let fills: { color: string; alpha: number }[] = [];
let show: (isVisible: boolean) => void = () => {};

beforeEach(() => {
  fills = [];
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  );
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal('requestIdleCallback', (run: (deadline: { timeRemaining: () => number }) => void) =>
    run({ timeRemaining: () => 50 }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        show = (isIntersecting) =>
          act(() =>
            report([...document.querySelectorAll('canvas')].map((target) => ({ target, isIntersecting }))),
          );
      }
      observe() {}
      unobserve() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    const pen = {
      fillStyle: '',
      globalAlpha: 1,
      fill: () => fills.push({ color: pen.fillStyle, alpha: pen.globalAlpha }),
      ...Object.fromEntries(
        ['clearRect', 'save', 'restore', 'beginPath', 'rect', 'clip', 'fillRect'].map((name) => [
          name,
          () => {},
        ]),
      ),
    };
    return pen as never;
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wave = (props: Partial<WaveProps> = {}) => render(<Wave levels={levels} width={100} {...props} />);

describe('Wave', () => {
  it('is drawn once it comes into view: peaks at half strength, RMS at full', () => {
    wave();
    expect(fills).toEqual([]);
    show(true);
    expect(fills.map(({ alpha }) => alpha)).toEqual([0.5, 1]);
  });

  it('is drawn again when the theme of the page changes, but not out of view', async () => {
    const { container } = wave();
    show(true);
    fills = [];
    const root = container.closest('.pk') ?? document.documentElement;
    await act(async () => root.setAttribute('data-theme', 'dark'));
    expect(fills).toHaveLength(2);
    show(false);
    fills = [];
    await act(async () => root.setAttribute('data-theme', 'light'));
    expect(fills).toEqual([]);
    show(true);
    expect(fills).toHaveLength(2);
  });

  it('has a played and an unplayed part in two colours', () => {
    wave({ played: 0.5 });
    show(true);
    expect(fills).toHaveLength(4);
    fills = [];
    cleanup();
    wave({ played: 0, when: 'now' });
    expect(fills).toHaveLength(2);
  });

  it('is hidden from screen readers', () => {
    const { container } = wave();
    expect(container.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
  });
});
