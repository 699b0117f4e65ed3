import type { StationImport } from '@postkit/sdk/schema';
import type { StationImportRow } from './station-import-tables.ts';

export function presentStationImport(row: StationImportRow): StationImport {
  const { id: guid, status, progress, bytes, received, plan, error, created_at, ended_at } = row;
  return {
    guid,
    status,
    progress: status === 'complete' ? 100 : progress,
    bytes,
    received,
    plan: plan === '' ? null : JSON.parse(plan),
    error,
    created_at,
    ended_at,
  };
}
