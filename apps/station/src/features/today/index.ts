export { createToday } from './today.feature.ts';
