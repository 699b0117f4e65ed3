import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it('stays within 0 and 100, and has no value if the end is unknown', () => {
    const { rerender } = render(<ProgressBar label="Upload" value={140} />);
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('100');
    rerender(<ProgressBar label="Upload" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
  });
});
