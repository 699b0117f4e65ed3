import { useShallow } from 'zustand/react/shallow';
import type { ShowDraftErrors } from '../show-draft.ts';
import { stepErrors } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';
import type { WizardStep } from './wizard-step.ts';

/**
 * What a step shows at its fields: what the station refused, and, once somebody wanted to leave the step, what is wrong.
 * A field that shows an error carries `aria-invalid`; where its control cannot, `data-field-invalid` around it does.
 * The frame moves the focus to the first of them.
 */
export function useStepErrors(step: WizardStep): ShowDraftErrors {
  return useShowSetup(
    // The same errors are the same object: what shows them is not drawn anew with each letter.
    useShallow(({ draft, checkedSteps, refused }) => ({
      ...refused,
      ...(draft && checkedSteps.includes(step) ? stepErrors(step, draft) : {}),
    })),
  );
}
