import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';

export const deliveryStatuses = ['waiting', 'sending', 'delivered', 'failed', 'withdrawn'] as const;
export const deliveryStatus = z.enum(deliveryStatuses);
export type DeliveryStatus = z.output<typeof deliveryStatus>;

/** What became of an episode at one of its destinations. */
export const delivery = z.object({
  playlist_id: z.int(),
  connection_id: z.int(),
  type: connectionType,
  /** Title of the destination. */
  title: z.string(),
  status: deliveryStatus,
  /** What it waits for, or why it failed, for people; empty where there is nothing to say. */
  message: z.string(),
  /** Tries since it was asked for. */
  attempts: z.int().min(0),
  /** When the station tries again by itself. */
  retry_at: unixSeconds.nullable(),
  can_retry: z.boolean(),
  /** The latest that was sent; null where nothing was. `url` is the address that it led to, `bytes` the file that went with it. */
  sent: z.object({ title: z.string(), text: z.string(), url: z.string(), bytes: z.int().nullable(), at: unixSeconds }).nullable(),
  /** The latest answer: its HTTP status (null where the station delivers by itself), and id and address of the episode there. */
  received: z.object({ status: z.int().nullable(), id: z.string(), url: z.string(), at: unixSeconds }).nullable(),
  /** Null until something happened. */
  updated_at: unixSeconds.nullable(),
});
export type Delivery = z.output<typeof delivery>;

/** A delivery changed; with how many of the episode's deliveries have failed. */
export const deliveryChange = delivery
  .pick({ playlist_id: true, connection_id: true, type: true, title: true, status: true, message: true })
  .extend({ name: z.string(), failed_deliveries: z.int().min(0) });
