import { useEffect, useState } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useStores } from '../../host/stores.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { useAutoFeed } from './auto-feed/use-auto-feed.ts';
import { isStepOpen, nextStep, previousStep, stepErrors } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';
import { useSaveShow } from './use-save-show.ts';
import type { Wizard } from './wizard-context.ts';
import { stepNumber, type WizardStep, wizardSteps } from './wizard-step.ts';

export interface ShowWizardOptions {
  station: StationSession;
  showId: number | string;
  /** The step in the address; undefined if it has none. */
  addressStep: WizardStep | undefined;
}

export interface WizardTab {
  step: WizardStep;
  isDisabled: boolean;
}

/** The current step of the wizard, with its tabs and buttons. */
export function useShowWizard({ station, showId, addressStep }: ShowWizardOptions) {
  const stores = useStores();
  const { host } = usePostKit();
  const [ownStep, setOwnStep] = useState<WizardStep>('basic-info');
  const [focusRequest, setFocusRequest] = useState(0);
  const isNew = useShowSetup((state) => state.draft?.id === null);
  const maxCompletedStep = useShowSetup((state) => state.maxCompletedStep);
  const hasSchedulesStep = station.features.enable_autocapture === true;
  const target = addressStep ?? ownStep;
  const step = reachableStep(target, { isNew, maxCompletedStep, hasSchedulesStep });

  const addressOf = (to: WizardStep) => `/${station.slug}/shows/edit/${showId}/${to}`;
  function goTo(to: WizardStep) {
    if (addressStep === undefined) setOwnStep(to);
    else host.navigate(addressOf(to));
  }
  // An address beyond the reachable steps redirects to the furthest reachable one.
  const redirect = addressStep !== undefined && step !== addressStep ? addressOf(step) : null;
  useEffect(() => {
    if (redirect !== null) host.navigate(redirect, { replace: true });
  }, [host, redirect]);

  /** Shows the errors of a step and moves the focus to the first one. */
  function showErrors(of: WizardStep) {
    useShowSetup.in(stores).getState().check(of);
    if (of !== step) goTo(of);
    setFocusRequest(focusRequest + 1);
  }
  const catalogue = useCatalogue();
  const feed = useAutoFeed(step);
  const saving = useSaveShow({ station: station.slug, feed, onInvalid: showErrors });

  function goNext() {
    const { draft, complete } = useShowSetup.in(stores).getState();
    if (!draft) return;
    if (Object.keys(stepErrors(step, draft, catalogue)).length > 0) return showErrors(step);
    complete(stepNumber(step));
    const next = nextStep(step, hasSchedulesStep);
    if (next) goTo(next);
    else void saving.save();
  }

  const previous = previousStep(step);
  const wizard: Wizard = {
    station,
    isNew,
    save: saving.save,
    isSaving: saving.isSaving,
    failure: saving.failure,
    goTo,
  };
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
    goNext,
  };
}

export type ShowWizardState = ReturnType<typeof useShowWizard>;

/** Three tabs; the schedules step has a tab only while it is open. */
function tabsOf(step: WizardStep, maxCompletedStep: number): WizardTab[] {
  const visibleSteps = wizardSteps.filter((tab) => tab !== 'automation' || step === 'automation');
  return visibleSteps.map((tab) => ({
    step: tab,
    isDisabled: tab !== step && !isStepOpen(tab, maxCompletedStep),
  }));
}

function reachableStep(
  target: WizardStep,
  {
    isNew,
    maxCompletedStep,
    hasSchedulesStep,
  }: { isNew: boolean; maxCompletedStep: number; hasSchedulesStep: boolean },
): WizardStep {
  const existing = target === 'automation' && !hasSchedulesStep ? 'publishing-destinations' : target;
  if (!isNew || isStepOpen(existing, maxCompletedStep)) return existing;
  return wizardSteps[maxCompletedStep] ?? 'basic-info';
}
