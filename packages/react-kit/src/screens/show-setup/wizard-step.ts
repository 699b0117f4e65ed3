/** The steps of the wizard, in order. The last one exists only if the station has schedules. */
export const wizardSteps = [
  'basic-info',
  'display-details',
  'publishing-destinations',
  'automation',
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The position of a step, from 1 to 4. */
export function stepNumber(step: WizardStep): number {
  return wizardSteps.indexOf(step) + 1;
}

export function isWizardStep(text: string): text is WizardStep {
  return wizardSteps.some((step) => step === text);
}
