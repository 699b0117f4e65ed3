export { OwnSessionsDialog } from './own-sessions-dialog.tsx';
