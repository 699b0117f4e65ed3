import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { auditOperations } from '../schema/audit/wire-operations.ts';
import type { AuditFilter, AuditQuery } from '../schema/audit/wire-types.ts';

/** The audit log: who changed what at the station, and who signed in. For admins. */
export class AuditResource extends Resource {
  /**
   * A page of entries, newest first: 50 by default, 100 at most. `next` is `before` of the next page, null on the last one.
   * @example
   * const { entries } = await client.audit.list({ kind: 'episode', thing: '101' });
   * for (const { at, actor, action, changes } of entries) console.log(at, actor.name, action, changes);
   */
  list(query: AuditQuery = {}, options: CallOptions = {}) {
    return this.call(auditOperations.list, { ...options, query });
  }

  /**
   * All entries that match, as a response with an unread body: `csv` for spreadsheets, or `jsonl` with one entry a line.
   * @example
   * const lines = await (await client.audit.export('jsonl', { action: 'sign_in_failed' })).text();
   */
  export(format: 'csv' | 'jsonl', query: AuditFilter = {}, options: CallOptions = {}) {
    return this.transport.open(auditOperations.export, { ...options, params: { format }, query });
  }
}
