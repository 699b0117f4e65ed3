import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { SegmentedControl } from './segmented-control.tsx';

describe('SegmentedControl', () => {
  it('names its icons and reports the chosen one', async () => {
    const onChange = vi.fn<(value: 'grid' | 'list') => void>();
    const options = [
      { id: 'grid', label: 'Grid', icon: <svg /> },
      { id: 'list', label: 'List', icon: <svg /> },
    ] as const;
    const { user } = render(
      <SegmentedControl label="Layout" isIconOnly options={options} value="grid" onChange={onChange} />,
    );
    expect(screen.getByRole('radio', { name: 'Grid', checked: true })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(onChange).toHaveBeenCalledWith('list');
  });
});
