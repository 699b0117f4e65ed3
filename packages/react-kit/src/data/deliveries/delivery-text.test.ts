import { describe, expect, it } from 'vitest';
import { deliveryTextMessages } from './delivery-text.messages.ts';
import { deliveriesSummary, deliveryStatusText } from './delivery-text.ts';

describe('deliveryStatusText', () => {
  it('distinguishes a delivery that is retried from one that has not started', () => {
    expect(
      deliveryStatusText({ status: 'waiting', retry_at: null }, deliveryTextMessages.english).words,
    ).toBe('Waiting');
    expect(deliveryStatusText({ status: 'waiting', retry_at: 1 }, deliveryTextMessages.english)).toEqual({
      words: 'Trying again',
      tone: 'warning',
    });
    expect(deliveryStatusText({ status: 'failed', retry_at: null }, deliveryTextMessages.english).tone).toBe(
      'danger',
    );
    expect(deliveryStatusText({ status: 'failed', retry_at: 1 }, deliveryTextMessages.english).words).toBe(
      'Failed',
    );
  });
});

describe('deliveriesSummary', () => {
  it('counts deliveries by status, without zeros', () => {
    expect(
      deliveriesSummary(
        [{ status: 'delivered' }, { status: 'sending' }, { status: 'waiting' }, { status: 'failed' }],
        deliveryTextMessages.english,
      ),
    ).toBe('1 delivered, 2 on the way, 1 failed');
    expect(deliveriesSummary([{ status: 'withdrawn' }], deliveryTextMessages.english)).toBe('1 removed');
  });
});
