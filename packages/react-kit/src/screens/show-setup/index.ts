export { ShowSetupScreen, type ShowSetupScreenProps } from './show-setup-screen.tsx';
export { isWizardStep, type WizardStep } from './wizard-step.ts';
