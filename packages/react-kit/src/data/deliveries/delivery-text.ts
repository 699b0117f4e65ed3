import type { Delivery, DeliveryStatus } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { deliveryTextMessages } from './delivery-text.messages.ts';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tones = {
  waiting: 'neutral',
  sending: 'info',
  delivered: 'success',
  failed: 'danger',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<DeliveryStatus, Tone>>;

/** The text for a delivery's status; a retried one says so. */
export function deliveryStatusText(
  { status, retry_at }: Pick<Delivery, 'status' | 'retry_at'>,
  catalogue: Catalogue,
): { words: string; tone: Tone } {
  const messages = catalogue.wordsOf(deliveryTextMessages);
  return status === 'waiting' && retry_at !== null
    ? { words: messages.tryingAgain, tone: 'warning' }
    : { words: messages.statuses[status], tone: tones[status] };
}

/** A one-line summary. */
export function deliveriesSummary(
  deliveries: readonly Pick<Delivery, 'status'>[],
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(deliveryTextMessages);
  const count = (...wanted: DeliveryStatus[]) =>
    deliveries.filter(({ status }) => wanted.includes(status)).length;
  const parts = [
    [count('delivered'), messages.delivered],
    [count('waiting', 'sending'), messages.onTheWay],
    [count('failed'), messages.failed],
    [count('withdrawn'), messages.removed],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, words]) => words(number));
  return said.join(', ');
}
