import type { Delivery, DeliveryStatus } from '@postkit/sdk/schema';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const statusTexts: Readonly<Record<DeliveryStatus, { words: string; tone: Tone }>> = {
  waiting: { words: 'Waiting', tone: 'neutral' },
  sending: { words: 'Sending', tone: 'info' },
  delivered: { words: 'Delivered', tone: 'success' },
  failed: { words: 'Failed', tone: 'danger' },
  withdrawn: { words: 'Removed', tone: 'neutral' },
};

/** The text for a delivery's status; a retried one says so. */
export function deliveryStatusText({ status, retry_at }: Pick<Delivery, 'status' | 'retry_at'>): { words: string; tone: Tone } {
  return status === 'waiting' && retry_at !== null ? { words: 'Trying again', tone: 'warning' } : statusTexts[status];
}

/** A one-line summary. */
export function deliveriesSummary(deliveries: readonly Pick<Delivery, 'status'>[]): string {
  const count = (...wanted: DeliveryStatus[]) => deliveries.filter(({ status }) => wanted.includes(status)).length;
  const parts = [
    [count('delivered'), 'delivered'],
    [count('waiting', 'sending'), 'on the way'],
    [count('failed'), 'failed'],
    [count('withdrawn'), 'removed'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return said.join(', ');
}
