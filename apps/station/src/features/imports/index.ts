export { createImports } from './imports.feature.ts';
export type { Imports } from './imports.ts';
