import { describe, expect, it } from 'vitest';
import { deliveriesSummary, deliveryStanding } from './delivery-words.ts';

describe('deliveryStanding', () => {
  it('tells one that is tried again from one that has not begun', () => {
    expect(deliveryStanding({ status: 'waiting', retry_at: null }).words).toBe('Waiting');
    expect(deliveryStanding({ status: 'waiting', retry_at: 1 })).toEqual({ words: 'Trying again', tone: 'warning' });
    expect(deliveryStanding({ status: 'failed', retry_at: null }).tone).toBe('danger');
  });
});

describe('deliveriesSummary', () => {
  it('counts what there is and leaves out what there is not', () => {
    expect(deliveriesSummary([{ status: 'delivered' }, { status: 'sending' }, { status: 'waiting' }, { status: 'failed' }])).toBe(
      '1 delivered, 2 on the way, 1 failed',
    );
    expect(deliveriesSummary([{ status: 'withdrawn' }])).toBe('1 removed');
  });
});
