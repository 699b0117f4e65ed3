import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayoutInput } from '@postkit/sdk/schema';
import type { FakeResponses } from '../../../testing/fake-station.ts';
import { failure } from '../../../testing/fake-station.ts';
import { makeInput, openPlayout } from '../testing/open-playout.tsx';

const user = userEvent.setup();
const clock = {
  offset_ms: 8340,
  certainty: 0.95,
  spread_ms: 120,
  drift_ms: 0,
  cues: 14,
  measured_at_ms: Date.now() - 60_000,
  is_applied_automatically: false,
};

/** Opens the drawer of an input, and returns the part about its clock. */
async function openClock(overrides: Partial<PlayoutInput>, responses: FakeResponses = {}) {
  const input = makeInput(overrides);
  const station = openPlayout([input], responses);
  await user.click(await screen.findByRole('button', { name: `Actions for ${input.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const part = within(await screen.findByRole('region', { name: 'Offset measured from the sound' }));
  return { ...station, input, part };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the clock of an input', () => {
  it.each<[string, number, string]>([
    ['certain', 0.95, 'Certain'],
    ['likely', 0.7, 'Likely'],
    ['not certain', 0.3, 'Not certain'],
  ])('shows the measured offset, and says that it is %s', async (_, certainty, word) => {
    const { part } = await openClock({ clock: { ...clock, certainty }, offset_ms: 8300 });
    expect(part.getByText('8.3 s', { selector: 'div:first-child > dd' })).toBeDefined();
    expect(part.getByText(word, { exact: false, selector: 'dd' })).toBeDefined();
    expect(part.getByText('from 14 elements. Half of them are within 0.1 s.')).toBeDefined();
    expect(part.queryByRole('status')).toBeNull();
  });

  it('applies the measured offset, and shows it in the form', async () => {
    const { part, last } = await openClock(
      { clock, offset_ms: 0 },
      { 'playout.applyOffset': () => makeInput({ offset_ms: 8340 }) },
    );
    expect(part.getByRole('status').textContent).toContain('another offset than the measured 8.3 s');
    await user.click(part.getByRole('button', { name: 'Apply measured offset' }));
    await waitFor(() => expect(last('playout.applyOffset')?.params).toEqual({ station: 'wxyz', id: '3' }));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByDisplayValue(/^8\.3/)).toBeDefined());
  });

  it('warns of an offset that moved', async () => {
    const { part } = await openClock({ clock: { ...clock, drift_ms: -2000 }, offset_ms: 10_340 });
    expect(part.getByRole('status').textContent).toContain('moved by −2.0 s');
  });

  it('offers nothing to apply before it is measured, or while the measured offset is in use', async () => {
    const { part } = await openClock({ clock: null });
    expect(part.getByText(/^Not measured yet/)).toBeDefined();
    expect(part.queryByRole('button')).toBeNull();
  });

  it('cannot apply the offset that is in use', async () => {
    const { part } = await openClock({ clock, offset_ms: 8340 });
    expect(part.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('turns the automatic use on at once', async () => {
    const { part, last } = await openClock(
      { clock },
      { 'playout.updateInput': () => ({ ...makeInput(), token: '' }) },
    );
    await user.click(part.getByRole('switch', { name: 'Apply it automatically' }));
    await waitFor(() => expect(last('playout.updateInput')?.body).toEqual({ auto_offset: true }));
  });

  it('says that the offset could not be applied', async () => {
    const { part } = await openClock(
      { clock },
      { 'playout.applyOffset': () => failure(409, 'The offset has not been measured yet.') },
    );
    await user.click(part.getByRole('button', { name: 'Apply measured offset' }));
    expect(await part.findByText(/Could not apply the offset/)).toBeDefined();
  });
});
