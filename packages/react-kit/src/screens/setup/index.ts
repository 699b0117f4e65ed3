export { SetupScreen, type SetupScreenProps } from './setup-screen.tsx';
