export { createPasswordReset } from './password-reset.feature.ts';
export { passwordResetMigrations } from './password-reset-tables.ts';
