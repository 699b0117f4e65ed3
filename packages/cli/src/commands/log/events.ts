import { z } from 'zod';
import { type AudioEvent, writeCategoryNames } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { clockOf } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { readRange } from '../../core/time-range.ts';
import { listOptions, printStretches } from './print-stretches.ts';

const options = listOptions.extend({
  category: z.string().optional().meta({ value: '<name>', description: 'only events of this category' }),
  search: z.string().optional().meta({ value: '<text>', description: 'only events whose words match' }),
  limit: positiveNumber.default(1000).meta({ value: '<n>', description: 'at most this many' }),
});

/** Prints logged events in the order of the broadcast. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const time = await stationTime(client);
  const { start, end } = readRange(time, given);
  const query = {
    cart__type_name: 'LOGGER' as const,
    order: 'ASC' as const,
    startTime: start,
    endTime: end,
    ...(given.search === undefined ? {} : { search: given.search }),
    ...(given.category === undefined
      ? {}
      : { cart__category__name__in: writeCategoryNames([given.category]) }),
  };
  const found: AudioEvent[] = [];
  for await (const event of client.audioEvents.each(query)) {
    if (found.length >= given.limit) break;
    found.push(event);
  }
  printStretches(context, given, time, found, {
    head: ['ID', 'START', 'LENGTH', 'CATEGORY', 'ARTIST', 'TITLE'],
    row: ({ id, started_at, duration, cart }) => [
      String(id),
      time.minute(started_at),
      clockOf(duration),
      cart.category.name,
      cart.artist,
      cart.title,
    ],
    none: 'No events.',
    stretchOf: ({ started_at, duration }) => ({ start: started_at, end: started_at + duration }),
    columns: ['id', 'seconds', 'category', 'artist', 'title'],
    cells: ({ id, duration, cart: { category, artist, title } }) => ({
      id,
      seconds: duration,
      category: category.name,
      artist,
      title,
    }),
  });
}

export const listEvents = defineCommand({ options, run: list });
