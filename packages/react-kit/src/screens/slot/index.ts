export { SlotScreen, type SlotScreenProps } from './slot-screen.tsx';
