export { ProgrammesScreen } from './programmes-screen.tsx';
