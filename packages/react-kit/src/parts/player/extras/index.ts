export { playerExtras } from './player-extras.ts';
