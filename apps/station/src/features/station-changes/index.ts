export { createStationPreviews } from './station-changes.feature.ts';
