import { CalendarDate } from '@internationalized/date';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DateRangePicker, type PickedRange } from './date-range-picker.tsx';

// In happy-dom, unlike in a browser, setting the same selection again triggers itself endlessly.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue());
function Range() {
  const [range, setRange] = useState<PickedRange<CalendarDate> | null>({
    start: new CalendarDate(2026, 11, 3),
    end: new CalendarDate(2026, 11, 9),
  });
  return (
    <>
      <DateRangePicker
        label="Range"
        value={range}
        onChange={setRange}
        maxValue={new CalendarDate(2026, 11, 20)}
      />
      <output>{range ? `${range.start.toString()} ${range.end.toString()}` : 'none'}</output>
    </>
  );
}

describe('DateRangePicker', () => {
  it('writes both dates with leading zeros', () => {
    render(<Range />);
    const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent);
    expect(parts).toEqual(['11', '03', '2026', '11', '09', '2026']);
  });

  it('picks two days from its calendar, and none after the last allowed day', async () => {
    const user = userEvent.setup();
    render(<Range />);
    await user.click(screen.getByRole('button', { name: /Open calendar/ }));
    const calendar = await screen.findByRole('dialog');
    const day = (number: number) =>
      within(calendar).getByRole('button', { name: new RegExp(`November ${number}, 2026`) });
    expect(day(21).getAttribute('aria-disabled')).toBe('true');
    await user.click(day(10));
    expect(screen.getByRole('status').textContent).toBe('2026-11-03 2026-11-09');
    await user.click(day(12));
    expect(screen.getByRole('status').textContent).toBe('2026-11-10 2026-11-12');
  });
});
