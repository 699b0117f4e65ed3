import type { z } from 'zod';
import { DeliveryFailure } from '../delivery-failure.ts';

/**
 * Parses a platform's response.
 * @throws DeliveryFailure uncertain: a success without the expected fields
 */
export function parseResponse<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  data: unknown,
): z.output<Shape> {
  const read = shape.safeParse(data);
  if (read.success) return read.data;
  const message = `${name} answered, but not as its documentation says. It may have been sent: look there before you retry.`;
  throw new DeliveryFailure('uncertain', message, { cause: read.error });
}
