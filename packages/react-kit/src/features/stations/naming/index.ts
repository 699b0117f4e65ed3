export { NameStationDialog } from './name-station-dialog.tsx';
