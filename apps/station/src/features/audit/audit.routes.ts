import { Readable } from 'node:stream';
import { auditOperations, mostAuditEntries, type AuditFormat } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Accounts } from '../accounts/index.ts';
import { auditCsvHeader, auditCsvLine, presentAuditEntry } from './audit.presenter.ts';
import { auditEntriesOf, type AuditConditions } from './audit.repository.ts';

const usualEntries = 50;
type AuditStation = Parameters<typeof auditEntriesOf>[1];

/** Entries of one statement of an export. */
const exportPage = 500;

const types: Readonly<Record<AuditFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

export function registerAuditRoutes({ db, config, register }: StationContext, accounts: Accounts): void {
  register(auditOperations.list, async ({ params, query: { limit = usualEntries, ...query }, reply }) => {
    reply.header('cache-control', 'no-store');
    checkThing(query);
    const size = Math.min(mostAuditEntries, Math.max(1, limit));
    // One more shows whether there is a next page.
    const rows = await auditEntriesOf(db, await scopeOf(params.station), { ...query, limit: size + 1 });
    const entries = rows.slice(0, size).map(presentAuditEntry);
    return {
      entries,
      next: rows.length > size ? (entries.at(-1)?.id ?? null) : null,
      kept_days: config.auditDays,
    };
  });

  register(auditOperations.export, async ({ params, query, reply }) => {
    checkThing(query);
    const scope = await scopeOf(params.station);
    return reply
      .type(types[params.format])
      .header('content-disposition', `attachment; filename="activity-${params.station}.${params.format}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(lines(scope, params.format, query)));
  });

  async function scopeOf(slug: string): Promise<AuditStation> {
    const station = accounts.stationAt(slug);
    return { stationId: station.id, userIds: await accounts.userIdsAt(station) };
  }

  async function* lines(
    scope: AuditStation,
    format: AuditFormat,
    query: AuditConditions,
  ): AsyncGenerator<string> {
    if (format === 'csv') yield auditCsvHeader;
    let before: number | undefined;
    for (;;) {
      const rows = await auditEntriesOf(db, scope, { ...query, before, limit: exportPage });
      const entries = rows.map(presentAuditEntry);
      yield entries
        .map((entry) => (format === 'csv' ? auditCsvLine(entry) : `${JSON.stringify(entry)}\n`))
        .join('');
      if (rows.length < exportPage) return;
      before = rows.at(-1)?.id;
    }
  }
}

function checkThing({ kind, thing }: AuditConditions): void {
  if (thing === undefined || kind !== undefined) return;
  const message = 'Name the kind of the thing as well.';
  throw fail('request.invalid', { message, fields: { kind: [message] } });
}
