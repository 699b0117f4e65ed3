import { useEffect, useState } from 'react';
import type { StationSession } from '../../../screen/session/station-session.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useAutoFeed } from './auto-feed/use-auto-feed.ts';
import { isStepOpen, nextStep, previousStep, stepErrors } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';
import { useSaveShow } from './use-save-show.ts';
import type { Wizard } from './wizard-context.ts';
import { stepNumber, type WizardStep, wizardSteps } from './wizard-step.ts';

export interface ShowWizardOptions {
  station: StationSession;
  showId: number | string;
  /** The step that the address names; undefined where the address has none. */
  addressStep: WizardStep | undefined;
}

export interface WizardTab {
  step: WizardStep;
  isDisabled: boolean;
}

/** Where the wizard is, and what its tabs and buttons do. */
export function useShowWizard({ station, showId, addressStep }: ShowWizardOptions) {
  const { host } = usePostKit();
  const [ownStep, setOwnStep] = useState<WizardStep>('basic-info');
  const [focusRequest, setFocusRequest] = useState(0);
  const isNew = useShowSetup((state) => state.draft?.id === null);
  const maxCompletedStep = useShowSetup((state) => state.maxCompletedStep);
  const hasSchedulesStep = station.features.enable_autocapture === true;
  const wanted = addressStep ?? ownStep;
  const step = reachableStep(wanted, { isNew, maxCompletedStep, hasSchedulesStep });

  const addressOf = (to: WizardStep) => `/${station.slug}/shows/edit/${showId}/${to}`;
  function goTo(to: WizardStep) {
    if (addressStep === undefined) setOwnStep(to);
    else host.navigate(addressOf(to));
  }
  // An address that leads further than somebody has come leads to where they are.
  const redirect = addressStep !== undefined && step !== addressStep ? addressOf(step) : null;
  useEffect(() => {
    if (redirect !== null) host.navigate(redirect, { replace: true });
  }, [host, redirect]);

  /** Shows what is wrong with a step, and leads to the first of it. */
  function showErrors(of: WizardStep) {
    useShowSetup.getState().check(of);
    if (of !== step) goTo(of);
    setFocusRequest(focusRequest + 1);
  }
  const feed = useAutoFeed(step);
  const saving = useSaveShow({ station: station.slug, feed, onRefused: showErrors });

  function goOn() {
    const { draft, complete } = useShowSetup.getState();
    if (!draft) return;
    if (Object.keys(stepErrors(step, draft)).length > 0) return showErrors(step);
    complete(stepNumber(step));
    const next = nextStep(step, hasSchedulesStep);
    if (next) goTo(next);
    else void saving.save();
  }

  const previous = previousStep(step);
  const wizard: Wizard = { station, isNew, save: saving.save, isSaving: saving.isSaving, failure: saving.failure, goTo };
  return {
    wizard,
    step,
    tabs: tabsOf(step, maxCompletedStep),
    focusRequest,
    isLast: nextStep(step, hasSchedulesStep) === null,
    stepCount: hasSchedulesStep ? 4 : 3,
    saving,
    goTo,
    goBack: previous && (() => goTo(previous)),
    goOn,
  };
}

export type ShowWizardState = ReturnType<typeof useShowWizard>;

/** Three tabs; schedule has one only while it is in view. */
function tabsOf(step: WizardStep, maxCompletedStep: number): WizardTab[] {
  const shown = wizardSteps.filter((tab) => tab !== 'automation' || step === 'automation');
  return shown.map((tab) => ({ step: tab, isDisabled: tab !== step && !isStepOpen(tab, maxCompletedStep) }));
}

function reachableStep(
  wanted: WizardStep,
  { isNew, maxCompletedStep, hasSchedulesStep }: { isNew: boolean; maxCompletedStep: number; hasSchedulesStep: boolean },
): WizardStep {
  const existing = wanted === 'automation' && !hasSchedulesStep ? 'publishing-destinations' : wanted;
  if (!isNew || isStepOpen(existing, maxCompletedStep)) return existing;
  return wizardSteps[maxCompletedStep] ?? 'basic-info';
}
