export { createPasswordReset } from './password-reset.feature.ts';
