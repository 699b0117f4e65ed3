import { useShallow } from 'zustand/react/shallow';
import type { ShowDraftErrors } from '../../data/shows/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { stepErrors } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';
import type { WizardStep } from './wizard-step.ts';

/**
 * The errors of a step's fields: from the station, and from the step's check once the user tried to leave the step.
 * Fields with an error have `aria-invalid`, or `data-field-invalid` around them; the frame focuses the first one.
 */
export function useStepErrors(step: WizardStep): ShowDraftErrors {
  const catalogue = useCatalogue();
  return useShowSetup(
    // Shallow comparison keeps the object stable, so that fields do not re-render with each key.
    useShallow(({ draft, checkedSteps, stationErrors }) => ({
      ...stationErrors,
      ...(draft && checkedSteps.includes(step) ? stepErrors(step, draft, catalogue) : {}),
    })),
  );
}
