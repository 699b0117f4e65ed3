import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ExpiryFields } from './expiry-fields.tsx';

const zone = 'America/New_York';
const future = Date.UTC(2099, 11, 24, 5) / 1000;

function Fields({ initial, onChange }: { initial: number | null; onChange: (value: number | null) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <ExpiryFields
      zone={zone}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

async function open(initial: number | null) {
  const changes: (number | null)[] = [];
  await act(async () => render(<Fields initial={initial} onChange={(value) => changes.push(value)} />));
  await screen.findAllByRole('spinbutton', { name: /month.*Expires on/ });
  return { changes, user: userEvent.setup() };
}

describe('ExpiryFields', () => {
  it('takes midnight of the station for a date without a time', async () => {
    const { changes, user } = await open(null);
    expect(screen.getByText(/Leave empty for never\. Time zone: America\/New_York/)).toBeDefined();
    expect(screen.queryByRole('spinbutton', { name: /hour.*Expires at/ })).toBeNull();
    await user.click(screen.getByRole('spinbutton', { name: /month.*Expires on/ }));
    await user.keyboard('12242099');
    await waitFor(() => expect(changes.at(-1)).toBe(future));
    expect((await screen.findByRole('spinbutton', { name: /hour.*Expires at/ })).textContent).toBe('00');
  });

  it('keeps the date when the time changes, and clears both', async () => {
    const { changes, user } = await open(future);
    await user.click(await screen.findByRole('spinbutton', { name: /hour.*Expires at/ }));
    await user.keyboard('0630');
    expect(changes.at(-1)).toBe(future + 6.5 * 3600);
    await user.click(screen.getByRole('button', { name: 'Clear expiry date' }));
    expect(changes.at(-1)).toBeNull();
    expect(screen.queryByRole('spinbutton', { name: /hour.*Expires at/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear expiry date' })).toBeNull();
  });

  it('reports a time that has passed', async () => {
    await open(Date.UTC(2020, 0, 2) / 1000);
    expect(screen.getByText(/This time has passed\. Choose a later one/)).toBeDefined();
    expect(screen.queryByText(/Leave empty for never/)).toBeNull();
  });
});
