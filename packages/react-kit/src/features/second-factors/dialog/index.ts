export { SecurityDialog } from './security-dialog.tsx';
