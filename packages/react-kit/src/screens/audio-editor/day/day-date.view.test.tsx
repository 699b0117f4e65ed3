import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayDateView } from './day-date.view.tsx';

// In happy-dom, setting an unchanged selection recurses forever, unlike in a browser.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue());
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
  it('accepts a date whose parts are outside the log until the date is complete', async () => {
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

  it('returns to the shown day on blur with a date outside the log', async () => {
    const user = userEvent.setup();
    render(<Day />);
    act(() => part('month').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(part('month').textContent).toBe('7');
    act(() => part('month').blur());
    expect(part('month').textContent).toBe('9');
    expect(date()).toBe('2026-09-20');
  });

  it('says the day in words', async () => {
    const user = userEvent.setup();
    render(<Day />);
    expect(screen.getByRole('heading', { name: 'Today, Friday 20 November' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.getByRole('heading', { name: 'Yesterday, Thursday 19 November' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.getByRole('heading', { name: 'Wednesday 18 November' })).toBeTruthy();
  });
});
