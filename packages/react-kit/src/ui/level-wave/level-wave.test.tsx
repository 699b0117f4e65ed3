import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LevelWave } from './level-wave.tsx';

const pathsOf = (peaks: number[], levels: number[]) => {
  const { container } = render(<LevelWave wave={{ peaks, levels }} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
};

describe('LevelWave', () => {
  it('mirrors peaks and levels around the middle, and keeps silence visible', () => {
    expect(pathsOf([127, 0], [63.5, 0])).toEqual(['M0 0.00L1 0.96L1 1.04L0 2.00Z', 'M0 0.50L1 0.96L1 1.04L0 1.50Z']);
  });

  it('does not enlarge quiet audio to full height', () => {
    expect(pathsOf([10, 10], [10, 10])[0]).toBe('M0 0.76L1 0.76L1 1.24L0 1.24Z');
  });

  it('is nothing without levels', () => {
    expect(pathsOf([], [])).toEqual([]);
  });
});
