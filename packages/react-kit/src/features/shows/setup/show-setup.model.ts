import type { ShowDraft, ShowDraftErrors } from '../show-draft.ts';
import { checkBasicInfo } from './basic-info/basic-info-check.ts';
import { checkDisplayDetails } from './display-details/display-details-check.ts';
import { stepNumber, type WizardStep, wizardSteps } from './wizard-step.ts';

type StepCheck = (draft: ShowDraft) => ShowDraftErrors;

const nothingWrong: StepCheck = () => ({});

const checks: Record<WizardStep, StepCheck> = {
  'basic-info': checkBasicInfo,
  'display-details': checkDisplayDetails,
  'publishing-destinations': nothingWrong,
  automation: nothingWrong,
};

/** What keeps a step from being left by Next, by field. */
export function stepErrors(step: WizardStep, draft: ShowDraft): ShowDraftErrors {
  return checks[step](draft);
}

function isStepValid(step: WizardStep, draft: ShowDraft): boolean {
  return Object.keys(stepErrors(step, draft)).length === 0;
}

/** The first step that holds something wrong; null when the draft can be saved. */
export function firstInvalidStep(draft: ShowDraft): WizardStep | null {
  return wizardSteps.find((step) => !isStepValid(step, draft)) ?? null;
}

/** Which step a field stands on; what stands nowhere is told on the first. */
export function stepOfField(field: string): WizardStep {
  if (field === 'square_image' || field === 'rectangle_image' || field === 'itunes_categories') return 'display-details';
  return field === 'social_media_connections' ? 'publishing-destinations' : 'basic-info';
}

/** A step may be opened by its tab once the one before it is complete. */
export function isStepOpen(step: WizardStep, maxCompletedStep: number): boolean {
  return stepNumber(step) <= maxCompletedStep + 1;
}

export function previousStep(step: WizardStep): WizardStep | null {
  return wizardSteps[stepNumber(step) - 2] ?? null;
}

/** Null on the last step, which is schedule where the station has it. */
export function nextStep(step: WizardStep, hasSchedulesStep: boolean): WizardStep | null {
  const next = wizardSteps[stepNumber(step)] ?? null;
  return next === 'automation' && !hasSchedulesStep ? null : next;
}

/** What an address names: a new show, the id of one, or null for anything else. */
export function showIdOf(text: number | string): 'new' | number | null {
  if (text === 'new') return 'new';
  const id = typeof text === 'number' ? text : /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
