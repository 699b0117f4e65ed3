import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { CopyButton } from './copy-button.tsx';

describe('CopyButton', () => {
  it('WIDGET-011 copies and says so for two seconds', async () => {
    vi.useFakeTimers();
    const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    render(<CopyButton text="<iframe>" label="Copy Embed Code" copy={copy} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Embed Code' })));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(copy).toHaveBeenCalledWith('<iframe>');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Copy Embed Code' })).toBeDefined();
  });

  it('reports a refused copy and does not claim success', async () => {
    const refusal = new Error('not allowed');
    const onError = vi.fn<(error: unknown) => void>();
    const { user } = render(<CopyButton text="x" copy={() => Promise.reject(refusal)} onError={onError} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(onError).toHaveBeenCalledWith(refusal);
    expect(screen.queryByText('Copied!')).toBeNull();
  });
});
