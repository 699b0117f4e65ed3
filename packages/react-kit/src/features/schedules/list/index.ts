export { AutomationsScreen } from './automations-screen.tsx';
