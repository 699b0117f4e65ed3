export { SchedulesScreen } from './schedules-screen.tsx';
