import type { WidgetAnswer, widgetQuery } from '@postkit/sdk/schema';
import type { z } from 'zod';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';

export interface Widgets extends Feature {
  /**
   * What a player shows, and when any of it last changed (unix seconds).
   * @throws resource.absent where there is no such widget or no such published episode.
   */
  answer(station: Station, query: z.output<typeof widgetQuery>): Promise<{ answer: WidgetAnswer; changed: number }>;
}
