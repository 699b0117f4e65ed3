import type { SentOperation } from './wire-operation.ts';

/** An operation without what `sentOperations` adds. */
type ShortOperation = Partial<SentOperation> & Pick<SentOperation, 'path'>;

/** Completes the client's operations of a domain, which are a quarter of its code: their ids, and the values that most have. */
export function sentOperations(
  domain: string,
  table: Readonly<Record<string, ShortOperation>>,
): Record<string, SentOperation> {
  return Object.fromEntries(
    Object.entries(table).map(([verb, operation]) => {
      const { method = 'GET', responseKind = method === 'DELETE' ? 'none' : 'json' } = operation;
      const success = responseKind === 'none' ? 204 : responseKind === 'redirect' ? 302 : 200;
      return [verb, { id: `${domain}.${verb}`, method, responseKind, success, ...operation }];
    }),
  );
}
