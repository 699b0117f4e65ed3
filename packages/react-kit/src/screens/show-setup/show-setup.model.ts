import type { ShowDraft, ShowDraftErrors } from '../../data/shows/index.ts';
import type { categoryFieldsMessages } from '../../parts/feeds/category-fields/index.ts';
import type { Words } from '../../words/define-messages.ts';
import { checkBasicInfo } from './basic-info/basic-info-check.ts';
import type { basicInfoMessages } from './basic-info/basic-info.messages.ts';
import { checkDisplayDetails } from './display-details/display-details-check.ts';
import type { displayDetailsMessages } from './display-details/display-details.messages.ts';
import { stepNumber, type WizardStep, wizardSteps } from './wizard-step.ts';

/** The words of the steps' errors. */
export interface StepWords {
  basicInfo: Words<typeof basicInfoMessages>;
  displayDetails: Words<typeof displayDetailsMessages>;
  categories: Words<typeof categoryFieldsMessages>;
}

type StepCheck = (draft: ShowDraft, words: StepWords) => ShowDraftErrors;

const noErrors: StepCheck = () => ({});

const checks: Record<WizardStep, StepCheck> = {
  'basic-info': (draft, words) => checkBasicInfo(draft, words.basicInfo),
  'display-details': (draft, words) => checkDisplayDetails(draft, words.displayDetails, words.categories),
  'publishing-destinations': noErrors,
  automation: noErrors,
};

/** The errors that keep the user from leaving a step with Next, by field. */
export function stepErrors(step: WizardStep, draft: ShowDraft, words: StepWords): ShowDraftErrors {
  return checks[step](draft, words);
}

function isStepValid(step: WizardStep, draft: ShowDraft, words: StepWords): boolean {
  return Object.keys(stepErrors(step, draft, words)).length === 0;
}

/** The first step with an error; null if the draft can be saved. */
export function firstInvalidStep(draft: ShowDraft, words: StepWords): WizardStep | null {
  return wizardSteps.find((step) => !isStepValid(step, draft, words)) ?? null;
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
