import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Drawer } from './drawer.tsx';

function Preview() {
  const [width, setWidth] = useState(748);
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer
      isOpen={isOpen}
      title="Widget"
      onClose={() => setOpen(false)}
      size={{ value: width, onChange: setWidth, min: 368, max: 900 }}
    >
      preview
    </Drawer>
  );
}

describe('Drawer', () => {
  it('is resized from its edge with keys, within its limits', async () => {
    const { user } = render(<Preview />);
    const edge = screen.getByRole('separator', { name: 'Resize panel' });
    edge.focus();
    await user.keyboard('{ArrowLeft}');
    expect(edge.getAttribute('aria-valuenow')).toBe('764');
    await user.keyboard('{Home}');
    expect(edge.getAttribute('aria-valuenow')).toBe('368');
    await user.keyboard('{ArrowRight}');
    expect(edge.getAttribute('aria-valuenow')).toBe('368');
    await user.keyboard('{End}');
    expect(edge.getAttribute('aria-valuenow')).toBe('900');
  });

  it('closes with Escape', async () => {
    const { user } = render(<Preview />);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
