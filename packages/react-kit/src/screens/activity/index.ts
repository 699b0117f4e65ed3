export { ActivityScreen, type ActivityScreenProps } from './activity-screen.tsx';
