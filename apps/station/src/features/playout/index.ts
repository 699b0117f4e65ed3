export type { AiredCart, CartOnAir } from './aired-carts.ts';
export type { PlayoutMeasures } from './playout-measures.ts';
export { createPlayout, type Playout } from './playout.feature.ts';
export {
  createPlayoutLog,
  type LogStretch,
  type PlannedLog,
  type PlayoutLog,
  type StretchCart,
} from './playout-log.ts';
export type { SimulatedEvent, SimulatedInputs } from './simulated-input.ts';
export { unnamedTitle } from './unnamed-title.ts';
export { createPlayoutReports } from './reports/reports.feature.ts';
