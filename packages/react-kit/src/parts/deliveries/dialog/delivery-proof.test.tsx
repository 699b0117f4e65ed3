import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import {
  type Delivery,
  deliveryOperations,
  type ProofCheck,
  proofChecks,
  type PublicationProof,
} from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

const at = Date.UTC(2026, 10, 24, 12) / 1000;
const passing: ProofCheck[] = proofChecks.map((check) => ({
  check,
  passed: true,
  message: `${check} is right.`,
  fix: '',
}));
const failing: ProofCheck[] = passing.map((one) =>
  one.check === 'range'
    ? { ...one, passed: false, message: 'Ranges are dropped.', fix: 'Let ranges pass.' }
    : one,
);
const passed = { at, passed: true, checks: passing };
const failed = { at: at - 60, passed: false, checks: failing };

function makeFeedDelivery(proof: PublicationProof | null): Delivery {
  return {
    playlist_id: 101,
    connection_id: 7,
    type: 'rss',
    title: 'Main feed',
    status: 'delivered',
    message: '',
    attempts: 0,
    retry_at: null,
    can_retry: false,
    sent: null,
    received: null,
    proof,
    updated_at: at,
  };
}

function open(proofOf: () => PublicationProof | null, responses: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    [deliveryOperations.list.id]: () => ({ deliveries: [makeFeedDelivery(proofOf())] }),
    ...responses,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <DeliveriesDialog episode={{ id: 101, name: 'Monday' }} onClose={() => undefined} />
    </PostKitProvider>,
  );
  return station;
}

const section = () => screen.findByRole('region', { name: 'Public access' });

describe('DeliveryProof', () => {
  it('shows that every check passed, and the checks and earlier tries on request', async () => {
    open(() => ({ state: 'passed', next_at: null, tries: [passed, failed], is_private: false }));
    const proof = await section();
    expect(proof.textContent).toContain('Reachable');
    for (const text of ['Ranges are dropped.', 'private']) expect(proof.textContent).not.toContain(text);
    await userEvent.click(within(proof).getByText('8 of 8 checks passed'));
    expect(within(proof).getAllByRole('img', { name: 'Passed' })).toHaveLength(8);
    const tries = within(within(proof).getByRole('list', { name: 'Earlier tries' })).getAllByRole('listitem');
    expect(tries.map(({ textContent }) => textContent)).toEqual(['11/24/2026 06:59Ranges are dropped.']);
  });

  it('says that the addresses of listeners of a private feed are not checked', async () => {
    open(() => ({ state: 'passed', next_at: null, tries: [passed], is_private: true }));
    expect((await section()).textContent).toContain(
      'This feed is private: the station checked it with a password of its own',
    );
  });

  it('shows the failed check with its fix, and the time of the next check', async () => {
    open(() => ({ state: 'failed', next_at: at + 60, tries: [failed], is_private: false }));
    const proof = await section();
    for (const text of [
      'Not reachable',
      'Ranges are dropped.',
      'Let ranges pass.',
      'Next check 11/24/2026 07:01.',
    ]) {
      expect(proof.textContent).toContain(text);
    }
    expect(within(proof).getByText('7 of 8 checks passed')).toBeDefined();
  });

  it('checks again on request', async () => {
    let proof: PublicationProof | null = null;
    const station = open(() => proof, {
      [deliveryOperations.prove.id]: () => {
        proof = { state: 'waiting', next_at: at, tries: [], is_private: false };
        return makeFeedDelivery(proof);
      },
    });
    expect((await section()).textContent).toContain('Not checked yet');
    await userEvent.click(screen.getByRole('button', { name: 'Check now: Main feed' }));
    await waitFor(() => expect(screen.getByText('Being checked')).toBeDefined());
    const calls = station.calls.filter(({ operation }) => operation === deliveryOperations.prove.id);
    expect(calls.map(({ params }) => params)).toEqual([{ station: 'wxyz', id: '101', connection: '7' }]);
  });

  it('says why it could not be checked', async () => {
    open(() => null, {
      [deliveryOperations.prove.id]: () => failure(409, 'The episode is not published in this feed.'),
    });
    await section();
    await userEvent.click(screen.getByRole('button', { name: 'Check now: Main feed' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The episode is not published in this feed.',
    );
  });
});
