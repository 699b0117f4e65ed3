import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  it('is announced and offers a retry', async () => {
    const onRetry = vi.fn<() => void>();
    const { user } = render(<ErrorState message="Unable to retrieve episodes." onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Unable to retrieve episodes.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
