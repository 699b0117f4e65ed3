export { LevelField } from './level-field.tsx';
export { formatLevel } from './format-level.ts';
