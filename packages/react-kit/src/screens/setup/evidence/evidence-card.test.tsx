import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { EvidenceExport, LogHold } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { EvidenceCard } from './evidence-card.tsx';

const at = 1_795_683_600;
const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const hold = (given: Partial<LogHold> = {}): LogHold => ({
  id: 3,
  start: at,
  end: at + 7200,
  reason: 'Complaint 4711',
  until: null,
  state: 'active',
  held_by: 'Ada Byron',
  held_at: at + 9000,
  released_by: '',
  released_at: null,
  bytes: 1,
  ...given,
});
const exported = (given: Partial<EvidenceExport> = {}): EvidenceExport => ({
  guid,
  status: 'complete',
  start: at,
  end: at + 7200,
  reason: 'Complaint 4711',
  exported_by: 'Ada Byron',
  progress: 100,
  bytes: 238_000_000,
  sha256: 'a'.repeat(64),
  error: '',
  created_at: at + 9000,
  expires_at: at + 700_000,
  ...given,
});
const chain = {
  since: at - 3600,
  length: 3,
  public_key: 'PEM',
  key_fingerprint: 'f'.repeat(64),
  manifests: [{ seq: 2, text: '{}', sha256: 'e'.repeat(64), is_removed: false }],
};

function open(answers: FakeResponses) {
  const station = fakeStation({
    'evidence.holds': () => ({ holds: [] }),
    'evidence.exports': () => ({ evidence_exports: [] }),
    'evidence.chain': () => chain,
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <EvidenceCard zone="America/New_York" />
    </PostKitProvider>,
  );
  const sent = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { user: userEvent.setup(), sent };
}

describe('EvidenceCard', () => {
  it('lists holds with who made them and until when, and says where to make one', async () => {
    open({
      'evidence.holds': () => ({
        holds: [
          hold(),
          hold({ id: 2, reason: 'Court', state: 'released', released_by: 'Bo', released_at: at + 9999 }),
          hold({ id: 1, reason: 'Council', state: 'expired', until: at + 9500 }),
        ],
      }),
    });
    const list = within(await screen.findByRole('list', { name: 'Holds' }));
    const texts = list.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts[0]).toMatch(/Complaint 4711 Held.*By Ada Byron, 11\/26\/2026 06:30 · until it is released/);
    expect(texts[1]).toMatch(/Court Released.*released by Bo/);
    expect(texts[2]).toMatch(/Council Over.*until 11\/26\/2026 06:38/);
    expect(list.getAllByRole('button', { name: /^Release/ })).toHaveLength(1);
    expect(screen.getByText(/choose “Keep as evidence”/)).toBeTruthy();
  });

  it('asks before it releases a hold, and loads the list again', async () => {
    const holds = [hold()];
    const { user, sent } = open({
      'evidence.holds': () => ({ holds }),
      'evidence.releaseHold': () => {
        holds[0] = hold({ state: 'released', released_by: 'Bo', released_at: at });
        return holds[0];
      },
    });
    const button = await screen.findByRole('button', { name: 'Release the hold “Complaint 4711”' });
    await user.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release this hold?' }));
    expect(dialog.getByText(/cannot be restored/)).toBeTruthy();
    expect(sent('evidence.releaseHold')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Released')).toBeTruthy();
    expect(sent('evidence.releaseHold').map(({ params }) => params['id'])).toEqual(['3']);
  });

  it('exports a hold with its reason, unless it is longer than a day', async () => {
    const { user, sent } = open({
      'evidence.holds': () => ({ holds: [hold(), hold({ id: 2, reason: 'A week', end: at + 7 * 86_400 })] }),
      'evidence.startExport': () => exported({ status: 'processing' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Export the evidence of “Complaint 4711”' }));
    await waitFor(() =>
      expect(sent('evidence.startExport').map(({ body }) => body)).toEqual([
        { start: at, end: at + 7200, reason: 'Complaint 4711' },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Export the evidence of “A week”' })).toBeNull();
  });

  it('shows exports with their progress, download and fault, and deletes them', async () => {
    const { user, sent } = open({
      'evidence.exports': () => ({
        evidence_exports: [
          exported(),
          exported({
            guid: guid.replace('6', '7'),
            reason: 'Running',
            status: 'processing',
            progress: 40,
            expires_at: null,
          }),
          exported({ guid: guid.replace('6', '8'), reason: 'Broken', status: 'error', error: 'No space.' }),
        ],
      }),
      'evidence.removeExport': () => null,
    });
    const download = await screen.findByRole('link', { name: 'Download the evidence of “Complaint 4711”' });
    expect(download.getAttribute('href')).toContain(`/wxyz/evidence/${guid}.zip`);
    expect(screen.getByText(/238\.0 MB|238 MB/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Preparing “Running”' })).toBeTruthy();
    expect(screen.getByText('No space.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete the export “Broken”' }));
    await waitFor(() => expect(sent('evidence.removeExport')).toHaveLength(1));
  });

  it('shows since when the chain covers the log, its newest link and the key', async () => {
    open({});
    expect(await screen.findByText('Audio since 11/26/2026 03:00')).toBeTruthy();
    expect(screen.getByText('3 links')).toBeTruthy();
    expect(screen.getByText('e'.repeat(64))).toBeTruthy();
    expect(screen.getByText('f'.repeat(64))).toBeTruthy();
    expect(screen.getByText('No holds.')).toBeTruthy();
  });

  it('reports a failure with a retry', async () => {
    let isFailing = true;
    const { user } = open({
      'evidence.holds': () => (isFailing ? failure(500, 'No.') : { holds: [hold()] }),
    });
    expect(await screen.findByText('Unable to fetch the holds from the server')).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Complaint 4711')).toBeTruthy();
  });
});
