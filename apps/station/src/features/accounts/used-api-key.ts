import type { UsedApiKey } from '../../platform/http/access.ts';
import type { ApiKeyRow } from './account-tables.ts';

/** The key of a row, as requests carry it. */
export function usedApiKey({
  id,
  name,
  may_delegate: mayDelegate,
}: Pick<ApiKeyRow, 'id' | 'name' | 'may_delegate'>): UsedApiKey {
  return { id, name, mayDelegate: mayDelegate === 1 };
}
