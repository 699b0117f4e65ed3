import { z } from 'zod';
import type { Operation } from '@postkit/sdk/schema';

/** Whether the address of an operation may carry `username` and `api_key`, because browsers open it by themselves. */
export function takesKeyInAddress({ query }: Operation): boolean {
  return query instanceof z.ZodObject && 'username' in query.shape && 'api_key' in query.shape;
}
