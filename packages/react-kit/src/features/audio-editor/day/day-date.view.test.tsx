import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DayDateView } from './day-date.view.tsx';

// A selection that is set where it is already calls itself without end here, unlike in a browser.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Day() {
  const [date, setDate] = useState('2026-11-20');
  return (
    <>
      <DayDateView date={date} earliest="2026-08-22" today="2026-11-20" setDate={setDate} />
      <output>{date}</output>
    </>
  );
}

const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const date = () => screen.getByRole('status').textContent;

describe('DayDateView', () => {
  it('takes a date whose parts lie outside of the log until the last is there', async () => {
    const user = userEvent.setup();
    render(<Day />);
    act(() => part('month').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(part('month').textContent).toBe('8');
    expect(date()).toBe('2026-09-20');
    act(() => part('day').focus());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(date()).toBe('2026-08-23');
  });

  it('goes back to the day that is shown when a date outside of the log is left', async () => {
    const user = userEvent.setup();
    render(<Day />);
    act(() => part('month').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(part('month').textContent).toBe('7');
    act(() => part('month').blur());
    expect(part('month').textContent).toBe('9');
    expect(date()).toBe('2026-09-20');
  });
});
