export { createStationExports } from './station-exports.feature.ts';
export { newestExports } from './newest-exports.ts';
export { exportFormat, exportVersion } from './closing-files.ts';
export { movedColumns, rowsPath } from './collect-tables.ts';
export {
  type IdTable,
  joinedIds,
  type MovedTable,
  type NewId,
  type Reference,
  type RowTarget,
} from './tables/moved-table.ts';
export { movedTables } from './tables/moved-tables.ts';
