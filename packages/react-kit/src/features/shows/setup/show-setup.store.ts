import { create } from 'zustand';
import { newShowDraft, type ShowDraft, type ShowDraftErrors } from '../show-draft.ts';
import { isSameDraft } from '../stored-show-draft.ts';
import type { WizardStep } from './wizard-step.ts';

interface ShowSetupState {
  /** null before a show is opened. */
  draft: ShowDraft | null;
  /** The draft as it was opened or saved last; tells whether something is unsaved. */
  opened: ShowDraft | null;
  /** Rises with each draft that is opened: forms that keep something of their own begin anew with it. */
  opening: number;
  /** 0 to 4: how far Next has been pressed; tabs beyond it + 1 are disabled. */
  maxCompletedStep: number;
  /** Steps that somebody wanted to leave while something was wrong: from then on they show it. */
  checkedSteps: readonly WizardStep[];
  /** What the station refused, by field, until the field changes. */
  refused: ShowDraftErrors;
  /** Forgets the draft: what each entry of the wizard begins with. */
  clear(): void;
  open(draft: ShowDraft, maxCompletedStep: number): void;
  /** Takes up a draft again that was left behind: it is unsaved beside the one that is open. */
  resume(draft: ShowDraft, maxCompletedStep: number): void;
  /** Goes on from a newer version of the show, with the draft as it is. */
  rebase(version: number): void;
  change(changes: Partial<ShowDraft>): void;
  complete(step: number): void;
  check(step: WizardStep): void;
  refuse(errors: ShowDraftErrors): void;
}

const nothing = { draft: null, opened: null, maxCompletedStep: 0, checkedSteps: [], refused: {} } as const;

/** The show that is being set up; outlives the steps, which come and go with their addresses. */
export const useShowSetup = create<ShowSetupState>()((set) => ({
  ...nothing,
  opening: 0,
  clear: () => set(nothing),
  open: (draft, maxCompletedStep) => set(({ opening }) => ({ ...nothing, draft, opened: draft, maxCompletedStep, opening: opening + 1 })),
  resume: (draft, maxCompletedStep) =>
    set((state) => ({
      draft,
      opening: state.opening + 1,
      maxCompletedStep: Math.max(state.maxCompletedStep, maxCompletedStep),
      checkedSteps: [],
      refused: {},
    })),
  rebase: (version) => set(({ draft, opened }) => ({ draft: draft && { ...draft, version }, opened: opened && { ...opened, version } })),
  change: (changes) =>
    set(({ draft, refused }) => ({
      draft: { ...(draft ?? newShowDraft), ...changes },
      refused: Object.fromEntries(Object.entries(refused).filter(([field]) => !(field in changes))),
    })),
  complete: (step) => set(({ maxCompletedStep }) => ({ maxCompletedStep: Math.max(maxCompletedStep, step) })),
  check: (step) => set(({ checkedSteps }) => ({ checkedSteps: [...new Set([...checkedSteps, step])] })),
  refuse: (refused) => set({ refused }),
}));

/** Whether the draft holds something that is not saved. */
export function isUnsaved({ draft, opened }: Pick<ShowSetupState, 'draft' | 'opened'>): boolean {
  return draft !== null && opened !== null && !isSameDraft(draft, opened);
}
