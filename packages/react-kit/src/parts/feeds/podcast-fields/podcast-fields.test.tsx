import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type EpisodePodcast, noEpisodePodcast } from '@postkit/sdk/schema';
import { HostProvider } from '../../../host/host-provider.tsx';
import { EpisodePodcastPart } from '../podcast-part/podcast-part.tsx';

const changed = vi.fn<(value: EpisodePodcast) => void>();
const latest = () => changed.mock.lastCall?.[0];

function Form({ isChecked }: { isChecked: boolean }) {
  const [value, setValue] = useState(noEpisodePodcast);
  const change = (next: EpisodePodcast) => {
    setValue(next);
    changed(next);
  };
  return (
    <HostProvider>
      <EpisodePodcastPart value={value} isDisabled={false} isChecked={isChecked} onChange={change} />
    </HostProvider>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('EpisodePodcastPart', () => {
  it('adds and removes rows, and keeps the type of a payment by its address', async () => {
    render(<Form isChecked={false} />);
    await userEvent.click(await screen.findByText('More for podcast apps'));
    await press('Add a credit');
    await userEvent.type(
      within(screen.getByRole('group', { name: 'Credits 1' })).getByRole('textbox', { name: 'Name' }),
      'Ana',
    );
    await press('Add a recipient');
    await userEvent.type(
      within(screen.getByRole('group', { name: /payments 1$/ })).getByRole('textbox', { name: 'Address' }),
      '02d5',
    );
    await press('Add a text record');
    await press('Remove 1 of Text records');
    expect(latest()).toEqual({
      ...noEpisodePodcast,
      persons: [{ name: 'Ana', role: '', group: '', img: '', href: '' }],
      value: {
        type: 'lightning',
        method: 'keysend',
        suggested: '',
        recipients: [expect.objectContaining({ type: 'node', split: 1 })],
      },
    });
    await press('Remove 1 of Recipients of listeners’ payments');
    expect(latest()?.value).toBeNull();
  });

  it('names what is wrong once the user tried to save', async () => {
    const { rerender } = render(<Form isChecked={false} />);
    await userEvent.click(await screen.findByText('More for podcast apps'));
    await press('Add a credit');
    expect(screen.queryByText('Enter a name of at most 128 characters.')).toBeNull();
    rerender(<Form isChecked />);
    expect(await screen.findByText('Enter a name of at most 128 characters.')).toBeDefined();
  });
});
