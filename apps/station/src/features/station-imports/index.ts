export { createStationImports } from './station-imports.feature.ts';
