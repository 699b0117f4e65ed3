import { z } from 'zod';
import { type FeedCheck, plainFeedAddress } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import { count, failForRules } from '../../core/failed-rules.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const feed = z
  .string()
  .refine(
    (given) => /^(?:\d{1,15}|https?:\/\/.+)$/i.test(plainFeedAddress(given)),
    'This must be an id that "feeds list" shows, or a web address.',
  )
  .meta({
    name: 'feed',
    list: 'feeds list',
    description: 'web address of a feed of any host, or id that "feeds list" shows',
  });

/** Prints the broken rules of a feed. Ends with 1 for errors, and with 3 if there are only warnings. */
async function check(context: CommandContext, options: GlobalOptions, given: string): Promise<void> {
  const { client } = await openSession(context, options);
  const report = await client.feeds.check(/^\d+$/.test(given) ? client.feeds.address(Number(given)) : given);
  if (options.json) printJson(context, report);
  else context.terminal.out(lines(report));
  failForRules(report.findings, `“${report.title}”`);
}

function lines({ title, items, directories, findings }: FeedCheck): string {
  if (findings.length === 0) return `“${title}” with ${count(items, 'episode')} passes every rule.\n`;
  const results = directories.map(
    ({ name, errors, warnings }) => `${name}: ${count(errors, 'error')}, ${count(warnings, 'warning')}\n`,
  );
  return `${results.join('')}${findings.map(({ level, rule, message, fix }) => `${level} ${rule}: ${message}\n  ${fix}\n`).join('')}`;
}

export const checkFeed = defineCommand({ argument: feed, run: check });
