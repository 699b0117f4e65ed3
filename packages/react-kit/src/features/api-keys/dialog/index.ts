export { ApiKeysDialog } from './api-keys-dialog.tsx';
