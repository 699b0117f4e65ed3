import { z } from 'zod';
import type { FigureReason } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { calendarDate, defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const options = z.object({
  from: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'first UTC day, such as 2026-11-01 (default: 28 days)' }),
  to: calendarDate.optional().meta({ value: '<date>', description: 'last UTC day (default: today)' }),
  show: positiveNumber.optional().meta({ value: '<id>', description: 'only of this show' }),
  episode: positiveNumber.optional().meta({ value: '<id>', description: 'only of this episode' }),
  country: z
    .string()
    .optional()
    .meta({ value: '<codes>', description: 'only of these countries, such as NO,SE' }),
  platform: z
    .string()
    .optional()
    .meta({ value: '<names>', description: 'only of these platforms, comma-separated' }),
});

const reasons: Readonly<Record<FigureReason, string>> = {
  robot: 'robots',
  probe: 'checks of two bytes',
  short: 'less than a minute',
  repeat: 'parts and repeats of a download',
  counted: 'counted as a download',
};

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const spanMs = 27 * 86_400_000;

/** Prints the requests by reason, the rule and the list of robots. */
async function explain(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const last = given.to ?? day(Date.now());
  const found = await client.analytics.explain({
    start_date: given.from ?? day(Date.parse(last) - spanMs),
    end_date: last,
    ...(given.show === undefined ? {} : { show_id: String(given.show) }),
    ...(given.episode === undefined ? {} : { episode_id: given.episode }),
    ...(given.country === undefined ? {} : { countries_list: given.country }),
    ...(given.platform === undefined ? {} : { platform_list: given.platform }),
  });
  if (given.json) return printJson(context, found);
  const rows = found.reasons.map(({ reason, requests }) => [String(requests), reasons[reason]]);
  context.terminal.out(
    table(['REQUESTS', 'REASON'], [[String(found.requests), 'requests for audio'], ...rows]),
  );
  const { counting, list, downloads } = found;
  context.terminal.err(
    `${downloads} downloads by ${counting.name}, ${counting.window}; robots and apps of ${list.date}.\n`,
  );
  const counted = found.reasons.find(({ reason }) => reason === 'counted')?.requests ?? 0;
  if (counted < downloads)
    context.terminal.err(
      `The reasons of ${downloads - counted} downloads are not kept: they begin on ${found.kept_from}.\n`,
    );
}

export const explainFigures = defineCommand({ options, run: explain });
