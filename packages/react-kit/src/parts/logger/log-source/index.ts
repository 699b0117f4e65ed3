export { LogSourceDialog } from './log-source-dialog.tsx';
