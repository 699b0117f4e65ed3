export { factorFailure } from './factor-failure.ts';
export { AppSetupForm } from './app-setup-form.tsx';
export { CodeForm } from './code-form.tsx';
export { RecoveryCodes } from './recovery-codes.tsx';
