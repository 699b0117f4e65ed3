/** The steps of the wizard, in order. The schedule step is there only where the station captures shows by itself. */
export const wizardSteps = ['basic-info', 'display-details', 'publishing-destinations', 'automation'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** 1 to 4. */
export function stepNumber(step: WizardStep): number {
  return wizardSteps.indexOf(step) + 1;
}

export function isWizardStep(text: string): text is WizardStep {
  return wizardSteps.some((step) => step === text);
}
