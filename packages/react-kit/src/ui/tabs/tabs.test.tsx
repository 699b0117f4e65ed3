import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '../number-field/number-field.tsx';
import { render } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

describe('Tabs', () => {
  it('shows one panel and skips disabled tabs', async () => {
    const onChange = vi.fn<(value: 'one' | 'two' | 'three') => void>();
    const items = [
      { id: 'one', label: 'Basic Info', content: 'first' },
      { id: 'two', label: 'Display Details', isDisabled: true },
      { id: 'three', label: 'Automation', content: 'third' },
    ] as const;
    const { user } = render(<Tabs label="Steps" items={items} value="one" onChange={onChange} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('first');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('three');
  });

  it('blurs a focused field before its panel unmounts, so that the field reports its value', async () => {
    const onCount = vi.fn<(value: number | null) => void>();
    function Form() {
      const [value, setValue] = useState<'one' | 'two'>('one');
      const count = <NumberField label="Minutes" value={0} onChange={onCount} />;
      const items = [
        { id: 'one', label: 'Ads', content: count },
        { id: 'two', label: 'Publishing', content: 'second' },
      ] as const;
      return <Tabs label="Parts" items={items} value={value} onChange={setValue} />;
    }
    const { user } = render(<Form />);
    await user.clear(screen.getByRole('textbox', { name: 'Minutes' }));
    await user.type(screen.getByRole('textbox', { name: 'Minutes' }), '15');
    await user.click(screen.getByRole('tab', { name: 'Publishing' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('second');
    expect(onCount).toHaveBeenLastCalledWith(15);
  });
});
