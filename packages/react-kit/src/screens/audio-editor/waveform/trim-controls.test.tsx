import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TrimSlider } from './trim-controls.tsx';

describe('TrimSlider', () => {
  it('keeps all of an item that ends between two steps, and returns to its exact end', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(kept: readonly [number, number]) => void>();
    const { rerender } = render(
      <TrimSlider durationMs={4969} kept={[0, 4969]} isDisabled={false} onChange={onChange} />,
    );
    expect(screen.getByText('00:00.0 – 00:04.9')).toBeDefined();
    act(() => screen.getByRole('slider', { name: /Keep until/ }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith([0, 4900]);
    rerender(<TrimSlider durationMs={4969} kept={[0, 4900]} isDisabled={false} onChange={onChange} />);
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith([0, 4969]);
  });
});
