export { ScheduleSetupScreen, type ScheduleSetupScreenProps } from './schedule-setup-screen.tsx';
