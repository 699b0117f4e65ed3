import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './sparkline.tsx';

describe('Sparkline', () => {
  it('draws the highest value at the top and zero at the bottom', () => {
    render(<Sparkline label="3 downloads" values={[0, 2, 1]} />);
    expect(
      screen.getByRole('img', { name: '3 downloads' }).querySelector('polyline')?.getAttribute('points'),
    ).toBe('0.0,23.0 48.0,1.0 96.0,12.0');
  });
});
