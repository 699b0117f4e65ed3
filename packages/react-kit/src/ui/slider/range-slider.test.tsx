import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { RangeSlider, type Range } from './range-slider.tsx';

function Hours() {
  const [value, setValue] = useState<Range>([6, 7]);
  return (
    <RangeSlider
      label="Hours"
      minValue={0}
      maxValue={24}
      value={value}
      onChange={setValue}
      format={(hour) => `${hour}:00`}
    />
  );
}

describe('RangeSlider', () => {
  it('moves a thumb with keys, never past the other one', async () => {
    const { user } = render(<Hours />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('7:00 – 7:00')).toBeDefined();
    expect(screen.getAllByRole('slider')).toHaveLength(2);
  });

  it('has its formatted values as texts for screen readers', async () => {
    const { user } = render(<Hours />);
    const texts = () => screen.getAllByRole('slider').map((thumb) => thumb.getAttribute('aria-valuetext'));
    expect(texts()).toEqual(['6:00', '7:00']);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(texts()).toEqual(['5:00', '7:00']);
  });
});
