export { CampaignsScreen } from './campaigns-screen.tsx';
