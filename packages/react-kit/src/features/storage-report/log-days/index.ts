export { LogDaysDialog } from './log-days-dialog.tsx';
