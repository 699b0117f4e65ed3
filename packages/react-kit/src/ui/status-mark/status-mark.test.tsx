import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusMark } from './status-mark.tsx';

describe('StatusMark', () => {
  it('has a shape beside the word, which assistive technology does not read', () => {
    const { container } = render(<StatusMark kind="published" word="Published" detail="3 destinations" />);
    expect(container.textContent).toBe('Published3 destinations');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has a named bar while busy', () => {
    render(<StatusMark kind="busy" word="Making audio, 62%" progress={62} progressLabel="Processing" />);
    expect(screen.getByRole('progressbar', { name: 'Processing' }).getAttribute('aria-valuenow')).toBe('62');
  });

  it('has a lamp while recording', () => {
    const { container } = render(<StatusMark kind="recording" word="Recording" />);
    expect(container.querySelector('.pk-status-lamp')).not.toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
