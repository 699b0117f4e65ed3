export { registerTimelineLevels } from './timeline-levels.routes.ts';
