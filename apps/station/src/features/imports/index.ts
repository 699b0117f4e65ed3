export { createImports } from './imports.feature.ts';
export { importsMigrations } from './import-tables.ts';
export type { Imports } from './imports.service.ts';
