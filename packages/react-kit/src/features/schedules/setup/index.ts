export { AutomationSetupScreen, type AutomationSetupScreenProps } from './automation-setup-screen.tsx';
