export { LicencesScreen } from './licences-screen.tsx';
