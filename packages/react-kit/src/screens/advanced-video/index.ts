export { AdvancedVideoScreen, type AdvancedVideoScreenProps } from './advanced-video-screen.tsx';
