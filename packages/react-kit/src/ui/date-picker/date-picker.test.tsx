import { CalendarDate } from '@internationalized/date';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { DatePicker } from './date-picker.tsx';

const day = new CalendarDate(2026, 3, 18);

beforeEach(() => {
  // In happy-dom, collapsing a selection fires the event on which React Aria collapses it, endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
});

describe('DatePicker', () => {
  it('loads its calendar when opened and offers only days within its limits', async () => {
    const onChange = vi.fn<(value: CalendarDate | null) => void>();
    const { user } = render(
      <DatePicker
        label="Day"
        value={day}
        onChange={onChange}
        minValue={day.subtract({ days: 2 })}
        maxValue={day}
      />,
    );
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose day in a calendar' }));
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: /March 19, 2026/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: /March 17, 2026/ }));
    expect(onChange.mock.lastCall?.[0]?.toString()).toBe('2026-03-17');
  });

  it('changes as the user types in its segments', async () => {
    const onChange = vi.fn<(value: CalendarDate | null) => void>();
    const { user } = render(<DatePicker label="Day" value={day} onChange={onChange} />);
    await user.click(screen.getByRole('spinbutton', { name: /day,/i }));
    await user.keyboard('{ArrowUp}');
    expect(onChange.mock.lastCall?.[0]?.toString()).toBe('2026-03-19');
  });
});
