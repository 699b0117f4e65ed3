import { Time } from '@internationalized/date';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { TimeField } from './time-field.tsx';

beforeEach(() => {
  // In happy-dom, collapsing a selection fires the event on which React Aria collapses it, endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
});

describe('TimeField', () => {
  it('changes with keys and is described by its error', async () => {
    const onChange = vi.fn<(value: Time | null) => void>();
    const { user } = render(
      <TimeField label="Starts at" value={new Time(18, 5)} onChange={onChange} errorMessage="Too late." />,
    );
    const hour = screen.getByRole('spinbutton', { name: /hour/ });
    await user.click(hour);
    await user.keyboard('{ArrowDown}');
    expect(onChange.mock.lastCall?.[0]?.toString()).toBe('17:05:00');
    expect(hour.getAttribute('aria-describedby')).toContain(screen.getByText('Too late.').id);
  });
});
