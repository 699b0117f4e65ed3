export { createImports } from './create-imports.ts';
export { importsMigrations } from './import-tables.ts';
export type { Imports } from './imports.service.ts';
