export { factorFailure } from './factor-failure.ts';
export { setupMessages } from './setup.messages.ts';
export { AppSetupForm } from './app-setup-form.tsx';
export { CodeForm } from './code-form.tsx';
export { RecoveryCodes } from './recovery-codes.tsx';
