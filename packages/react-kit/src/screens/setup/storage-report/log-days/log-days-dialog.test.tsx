import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { LogRetentionEffect } from '@postkit/sdk/schema';
import { useMessages } from '../../../../host/messages.store.ts';
import { PostKitProvider } from '../../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../../testing/fake-station.ts';
import { stores } from '../../../../testing/stores.ts';
import { LogDaysDialog } from './log-days-dialog.tsx';

const gb = 1e9;
const moment = (date: string) => Date.parse(`${date}T12:00Z`) / 1000;
const user = userEvent.setup();

/** The effect of any time, as a station has it that keeps the log for 90 days. */
const effectOf = (days: number): LogRetentionEffect => ({
  log_days: days,
  current_days: 90,
  removed: days < 90 ? { seconds: 7200, bytes: 1.2 * gb } : { seconds: 0, bytes: 0 },
  spared: { seconds: 3600, bytes: 0.6 * gb, episodes: 2, drafts: 1, others: 0 },
  lost_runs: days < 90 ? 3 : 0,
  oldest_at: moment('2026-08-28'),
  oldest_kept_at: days < 90 ? moment('2026-10-27') : moment('2026-08-28'),
  log_bytes: days * 1.4 * gb,
  full_at: days < 90 ? moment('2026-12-20') : null,
  full_at_then: days < 90 ? null : moment('2027-01-20'),
});

function open(answers: FakeResponses = {}) {
  const station = fakeStation({
    'settings.examineLogDays': ({ query }) => effectOf(Number(query['log_days'])),
    'settings.setLogDays': ({ body }) => effectOf((body as { log_days: number }).log_days),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const onClose = vi.fn<() => void>();
  render(
    <PostKitProvider stores={stores} client={client}>
      <LogDaysDialog days={90} zone="America/New_York" onClose={onClose} />
    </PostKitProvider>,
  );
  const saved = () =>
    station.calls.filter(({ operation }) => operation === 'settings.setLogDays').map(({ body }) => body);
  return { onClose, saved };
}

async function choose(days: number): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Days' });
  await user.clear(field);
  await user.type(field, `${days}`);
  await user.tab();
}

describe('LogDaysDialog', () => {
  it('shows what a shorter time deletes and spares before it is saved, and confirms it', async () => {
    const { onClose, saved } = open();
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await choose(30);
    expect(await screen.findByText(/^2 hours of audio, 1.2 GB, within the hour/)).toBeTruthy();
    expect(screen.getByText('1 hour, 600 MB: 2 episodes and 1 draft')).toBeTruthy();
    expect(screen.getByText('3 runs without an episode can no longer run again')).toBeTruthy();
    expect(screen.getByText('Oct 27, 2026 (now Aug 28, 2026)')).toBeTruthy();
    expect(screen.getByText('not within a year (now Dec 20, 2026)')).toBeTruthy();
    expect(saved()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete 1.2 GB and save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saved()).toEqual([{ log_days: 30, confirm: true }]);
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { details: 'The log is kept for 30 days.', type: 'success' },
    ]);
  });

  it('shows the disk that a longer time needs', async () => {
    const { saved } = open();
    await choose(200);
    expect(await screen.findByText('280 GB once it is this long, at the present rate')).toBeTruthy();
    expect(screen.getByText('Nothing now')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual([{ log_days: 200, confirm: false }]));
  });

  it('reports an effect that cannot be calculated with a retry, and a refused save', async () => {
    let isFailing = true;
    const { onClose } = open({
      'settings.examineLogDays': () => (isFailing ? failure(500, 'No.') : effectOf(30)),
      'settings.setLogDays': () => failure(409, 'The log has changed.'),
    });
    await choose(30);
    expect(await screen.findByText('Unable to calculate the effect on the server')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1.2 GB and save' }));
    expect(
      await screen.findByText(/Unable to save how long the log is kept. 409: The log has changed./),
    ).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
