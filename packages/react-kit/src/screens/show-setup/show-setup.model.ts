import type { ShowDraft, ShowDraftErrors } from '../../data/shows/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { checkBasicInfo } from './basic-info/basic-info-check.ts';
import { checkDisplayDetails } from './display-details/display-details-check.ts';
import { stepNumber, type WizardStep, wizardSteps } from './wizard-step.ts';

type StepCheck = (draft: ShowDraft, catalogue: Catalogue) => ShowDraftErrors;

const noErrors: StepCheck = () => ({});

const checks: Record<WizardStep, StepCheck> = {
  'basic-info': checkBasicInfo,
  'display-details': checkDisplayDetails,
  'publishing-destinations': noErrors,
  automation: noErrors,
};

/** The errors that keep the user from leaving a step with Next, by field. */
export function stepErrors(step: WizardStep, draft: ShowDraft, catalogue: Catalogue): ShowDraftErrors {
  return checks[step](draft, catalogue);
}

function isStepValid(step: WizardStep, draft: ShowDraft, catalogue: Catalogue): boolean {
  return Object.keys(stepErrors(step, draft, catalogue)).length === 0;
}

/** The first step with an error; null if the draft can be saved. */
export function firstInvalidStep(draft: ShowDraft, catalogue: Catalogue): WizardStep | null {
  return wizardSteps.find((step) => !isStepValid(step, draft, catalogue)) ?? null;
}

/** The step of a field; the first one for unknown fields. */
export function stepOfField(field: string): WizardStep {
  if (field === 'square_image' || field === 'rectangle_image' || field === 'itunes_categories')
    return 'display-details';
  return field === 'social_media_connections' ? 'publishing-destinations' : 'basic-info';
}

/** Whether the tab of a step is enabled, which requires that the previous step is completed. */
export function isStepOpen(step: WizardStep, maxCompletedStep: number): boolean {
  return stepNumber(step) <= maxCompletedStep + 1;
}

export function previousStep(step: WizardStep): WizardStep | null {
  return wizardSteps[stepNumber(step) - 2] ?? null;
}

/** Null on the last step, which is schedules if the station has them. */
export function nextStep(step: WizardStep, hasSchedulesStep: boolean): WizardStep | null {
  const next = wizardSteps[stepNumber(step)] ?? null;
  return next === 'automation' && !hasSchedulesStep ? null : next;
}

/** Parses an address: `new`, the id of a show, or null for anything else. */
export function showIdOf(text: number | string): 'new' | number | null {
  if (text === 'new') return 'new';
  const id = /^\d{1,15}$/.test(String(text)) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
