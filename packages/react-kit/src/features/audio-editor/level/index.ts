export { applyLevel } from './apply-level.ts';
export { formatLevel } from './format-level.ts';
export { LevelField } from './level-field.tsx';
