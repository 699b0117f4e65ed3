export { ShowsScreen } from './shows-screen.tsx';
