import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { deliveriesSummary, deliveryStatusText } from './delivery-text.ts';

describe('deliveryStatusText', () => {
  it('distinguishes a delivery that is retried from one that has not started', () => {
    expect(deliveryStatusText({ status: 'waiting', retry_at: null }, english).words).toBe('Waiting');
    expect(deliveryStatusText({ status: 'waiting', retry_at: 1 }, english)).toEqual({
      words: 'Trying again',
      tone: 'warning',
    });
    expect(deliveryStatusText({ status: 'failed', retry_at: null }, english).tone).toBe('danger');
    expect(deliveryStatusText({ status: 'failed', retry_at: 1 }, english).words).toBe('Failed');
  });
});

describe('deliveriesSummary', () => {
  it('counts deliveries by status, without zeros', () => {
    expect(
      deliveriesSummary(
        [{ status: 'delivered' }, { status: 'sending' }, { status: 'waiting' }, { status: 'failed' }],
        english,
      ),
    ).toBe('1 delivered, 2 on the way, 1 failed');
    expect(deliveriesSummary([{ status: 'withdrawn' }], english)).toBe('1 removed');
  });
});
