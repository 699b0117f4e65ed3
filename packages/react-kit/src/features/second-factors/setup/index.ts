export { AppSetupForm } from './app-setup-form.tsx';
export { CodeForm } from './code-form.tsx';
export { factorFailure } from './factor-failure.ts';
export { RecoveryCodes } from './recovery-codes.tsx';
export { setupMessages } from './setup.messages.ts';
