import type { KyselyConfig } from 'kysely';
import { isTracing, recordSpan } from './tracing.ts';

/** Milliseconds from which a statement gets a span. */
const slowStatementMs = 100;
const longestText = 1000;

/** Settings of Kysely that pass on the errors of statements, and with telemetry record slow ones, without their values. */
export function traceStatements(
  system: 'sqlite' | 'postgresql',
  onError: (error: unknown) => void = () => {},
): Pick<KyselyConfig, 'log'> {
  const isTraced = isTracing();
  return {
    log(event) {
      const { level, query, queryDurationMillis: duration } = event;
      if (event.level === 'error') onError(event.error);
      if (!isTraced || duration < slowStatementMs) return;
      const [verb = ''] = query.sql.trim().split(/\s/, 1);
      const attributes = {
        'db.system.name': system,
        'db.operation.name': verb.toUpperCase(),
        'db.query.text': query.sql.slice(0, longestText),
      };
      const now = Date.now();
      recordSpan(
        {
          name: `slow ${verb}`,
          kind: 'client',
          attributes: level === 'error' ? { ...attributes, 'error.type': 'statement' } : attributes,
        },
        { startMs: now - duration, endMs: now },
      );
    },
  };
}
