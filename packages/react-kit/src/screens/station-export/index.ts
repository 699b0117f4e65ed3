export { StationExportScreen } from './station-export-screen.tsx';
