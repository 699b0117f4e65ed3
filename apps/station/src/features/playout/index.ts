export { createPlayout } from './playout.feature.ts';
