import type { PostKitClient } from '@postkit/sdk';
import { type Connection, defaultWidgetLook, type WidgetLook, widgetLook } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';

/** @throws CliError notFound for a destination of another type */
export async function findWidget(
  { connections: destinations }: PostKitClient,
  id: number,
): Promise<Connection> {
  const found = await destinations.get(id);
  if (found.type === 'webwidget') return found;
  throw new CliError('notFound', `Destination ${id} is no widget. "postkit widgets list" shows them.`);
}

/** The stored look of a widget, or the look of a new one. */
export function lookOf({ historical_items }: Connection): WidgetLook {
  return widgetLook.safeParse(historical_items).data ?? defaultWidgetLook;
}
