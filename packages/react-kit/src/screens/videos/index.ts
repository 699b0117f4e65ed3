export { VideosScreen, type VideosScreenProps } from './videos-screen.tsx';
