export { createPasswordReset } from './create-password-reset.ts';
export { passwordResetMigrations } from './password-reset-tables.ts';
