export { createStationExports } from './station-exports.feature.ts';
