export { PlayoutScreen } from './playout-screen.tsx';
