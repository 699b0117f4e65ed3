import { newShowDraft, type ShowDraft, type ShowDraftErrors } from '../../data/shows/index.ts';
import { defineStore } from '../../host/define-store.ts';
import { isSameDraft } from './stored-show-draft.ts';
import type { WizardStep } from './wizard-step.ts';

interface ShowSetupState {
  /** Null until a show is opened. */
  draft: ShowDraft | null;
  /** The draft as last opened or saved, to detect unsaved changes. */
  baseline: ShowDraft | null;
  /** Increments with each opened draft, to remount forms with local state. */
  formKey: number;
  /** 0 to 4: the last step completed with Next; tabs beyond the next step are disabled. */
  maxCompletedStep: number;
  /** Steps that the user tried to leave with errors; these show their errors from then on. */
  checkedSteps: readonly WizardStep[];
  /** Errors from the station by field, until the field changes. */
  stationErrors: ShowDraftErrors;
  /** Resets everything; each entry of the wizard starts with it. */
  clear(): void;
  open(draft: ShowDraft, maxCompletedStep: number): void;
  /** Restores a stored draft, with unsaved changes compared to the open one. */
  resume(draft: ShowDraft, maxCompletedStep: number): void;
  /** Keeps the draft, but bases it on a newer version of the show. */
  rebase(version: number): void;
  change(changes: Partial<ShowDraft>): void;
  complete(step: number): void;
  check(step: WizardStep): void;
  setStationErrors(errors: ShowDraftErrors): void;
}

const initialState = {
  draft: null,
  baseline: null,
  maxCompletedStep: 0,
  checkedSteps: [],
  stationErrors: {},
} as const;

/** The draft of the show in the wizard; it outlives the steps, which mount and unmount with their addresses. */
export const useShowSetup = defineStore<ShowSetupState>((set) => ({
  ...initialState,
  formKey: 0,
  clear: () => set(initialState),
  open: (draft, maxCompletedStep) =>
    set(({ formKey }) => ({
      ...initialState,
      draft,
      baseline: draft,
      maxCompletedStep,
      formKey: formKey + 1,
    })),
  resume: (draft, maxCompletedStep) =>
    set((state) => ({
      draft,
      formKey: state.formKey + 1,
      maxCompletedStep: Math.max(state.maxCompletedStep, maxCompletedStep),
      checkedSteps: [],
      stationErrors: {},
    })),
  rebase: (version) =>
    set(({ draft, baseline }) => ({
      draft: draft && { ...draft, version },
      baseline: baseline && { ...baseline, version },
    })),
  change: (changes) =>
    set(({ draft, stationErrors }) => ({
      draft: { ...(draft ?? newShowDraft), ...changes },
      stationErrors: Object.fromEntries(
        Object.entries(stationErrors).filter(([field]) => !(field in changes)),
      ),
    })),
  complete: (step) => set(({ maxCompletedStep }) => ({ maxCompletedStep: Math.max(maxCompletedStep, step) })),
  check: (step) => set(({ checkedSteps }) => ({ checkedSteps: [...new Set([...checkedSteps, step])] })),
  setStationErrors: (stationErrors) => set({ stationErrors }),
}));

export type ShowSetupStore = ReturnType<typeof useShowSetup.in>;

/** Whether the draft has unsaved changes. */
export function isUnsaved({ draft, baseline }: Pick<ShowSetupState, 'draft' | 'baseline'>): boolean {
  return draft !== null && baseline !== null && !isSameDraft(draft, baseline);
}
