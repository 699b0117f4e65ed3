export { createSlotLinks } from './slot-links.feature.ts';
